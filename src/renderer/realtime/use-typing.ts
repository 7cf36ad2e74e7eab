import { useSelector } from 'react-redux';

import type { TypingState } from './typing-slice.ts';

/** Whether a person is writing to the viewer just now. */
export function useIsTyping(userId: string): boolean {
  return useSelector(({ typing }: { typing: TypingState }) => userId in typing);
}
