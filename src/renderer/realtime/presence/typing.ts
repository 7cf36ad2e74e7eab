import { TYPING_EVERY_MS, TYPING_SHOWN_MS } from '@oja/contract/limits';

import { emitEvent } from '../socket/emit-event.ts';
import type { RealtimeThunk } from '../realtime-state.ts';
import { typingBegan, typingEnded } from './typing-slice.ts';

/** Handles 'typing': shows for some seconds that a partner is typing. */
export function showTyping({ userId }: { userId: string }): RealtimeThunk {
  return (dispatch) => {
    const until = Date.now() + TYPING_SHOWN_MS;
    dispatch(typingBegan({ userId, until }));
    setTimeout(() => dispatch(typingEnded({ userId, until })), TYPING_SHOWN_MS);
  };
}

/** Hides that a partner is typing, once their message has arrived. */
export function hideTyping(userId: string): RealtimeThunk {
  return (dispatch) => {
    dispatch(typingEnded({ userId, until: Infinity }));
  };
}

/**
 * Notifies a partner that the viewer is typing, at most every few seconds. A notice that could not be sent without a
 * connection is sent with the next change. Must be called for each change of the text.
 */
export function announceTyping(recipientId: string): RealtimeThunk<Promise<void>> {
  return async (dispatch, _getState, { realtime }) => {
    const last = realtime.typingNotice;
    const now = { recipientId, at: Date.now() };
    if (last?.recipientId === recipientId && now.at - last.at < TYPING_EVERY_MS) return;
    realtime.typingNotice = now;
    const answer = await dispatch(emitEvent('typing', { recipientId }));
    if (!answer && realtime.typingNotice === now) realtime.typingNotice = undefined;
  };
}
