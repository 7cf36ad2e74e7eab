import { useSelector } from 'react-redux';

import type { PresenceState } from './presence-slice.ts';
import type { TypingState } from './typing-slice.ts';

/**
 * Whether a person is online now; null while that is not known, without a live connection. The server names conversation
 * partners, followed people and followers alone: of a stranger this says false, and their card's `isOnline` knows more.
 */
export function useIsOnline(userId: string): boolean | null {
  return useSelector(({ presence }: { presence: PresenceState }) => presence && userId in presence);
}

/** Whether a person is writing to the viewer just now. */
export function useIsTyping(userId: string): boolean {
  return useSelector(({ typing }: { typing: TypingState }) => userId in typing);
}
