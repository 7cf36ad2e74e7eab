import { TYPING_EVERY_MS, TYPING_SHOWN_MS } from '@oja/contract/limits';

import { emitEvent } from '../socket/emit-event.ts';
import type { RealtimeThunk } from '../realtime-state.ts';
import { typingBegan, typingEnded } from './typing-slice.ts';

/** 'typing': a partner is writing, and counts as such for some seconds. */
export function showTyping({ userId }: { userId: string }): RealtimeThunk {
  return (dispatch) => {
    const until = Date.now() + TYPING_SHOWN_MS;
    dispatch(typingBegan({ userId, until }));
    setTimeout(() => dispatch(typingEnded({ userId, until })), TYPING_SHOWN_MS);
  };
}

/** The message that a partner was writing has come. */
export function hideTyping(userId: string): RealtimeThunk {
  return (dispatch) => {
    dispatch(typingEnded({ userId, until: Infinity }));
  };
}

/**
 * Notifies somebody that the viewer is writing to them, at most every few seconds; a notice that could not be sent, for want
 * of a connection, is sent with the next change. To be called with each change of the text.
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
