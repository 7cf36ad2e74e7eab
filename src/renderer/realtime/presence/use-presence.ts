import { useSelector } from 'react-redux';

import type { PresenceState } from './presence-slice.ts';
import type { TypingState } from './typing-slice.ts';

/**
 * Whether a person is online now; null without a live connection. The server only reports conversation partners,
 * followed people and followers: for a stranger this is false, and their card's `isOnline` is more accurate.
 */
export function useIsOnline(userId: string): boolean | null {
  return useSelector(({ presence }: { presence: PresenceState }) => presence && userId in presence);
}

/** Whether a person is typing to the viewer now. */
export function useIsTyping(userId: string): boolean {
  return useSelector(({ typing }: { typing: TypingState }) => userId in typing);
}
