import { TYPING_EVERY_MS, TYPING_SHOWN_MS } from '@oja/contract/limits';

import type { Platform } from '../platform/platform.ts';
import { emitEvent } from './emit-event.ts';
import type { RealtimeThunk } from './realtime-state.ts';
import { typingBegan, typingEnded } from './typing-slice.ts';

/** 'typing': a partner is writing, and counts as such for some seconds. */
export function typingHeard({ userId }: { userId: string }): RealtimeThunk {
  return (dispatch) => {
    const until = Date.now() + TYPING_SHOWN_MS;
    dispatch(typingBegan({ userId, until }));
    setTimeout(() => dispatch(typingEnded({ userId, until })), TYPING_SHOWN_MS);
  };
}

/** What somebody was writing has come. */
export function typingOver(userId: string): RealtimeThunk {
  return (dispatch) => {
    dispatch(typingEnded({ userId, until: Infinity }));
  };
}

/** To whom it was said last that the viewer is writing, and when. */
const said = new WeakMap<Platform, { recipientId: string; at: number }>();

/**
 * Says that the viewer is writing to somebody, at most every few seconds; what nobody heard, for want of a connection, is
 * said again with the next change. To be called with each change of the text.
 */
export function announceTyping(recipientId: string): RealtimeThunk<Promise<void>> {
  return async (dispatch, _getState, { platform }) => {
    const last = said.get(platform);
    const now = { recipientId, at: Date.now() };
    if (last?.recipientId === recipientId && now.at - last.at < TYPING_EVERY_MS) return;
    said.set(platform, now);
    const answer = await dispatch(emitEvent('typing', { recipientId }));
    if (!answer && said.get(platform) === now) said.delete(platform);
  };
}
