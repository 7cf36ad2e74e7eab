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

/** Says that the viewer is writing to somebody, at most every few seconds. To be called with each change of the text. */
export function announceTyping(recipientId: string): RealtimeThunk {
  return (dispatch, _getState, { platform }) => {
    const last = said.get(platform);
    const at = Date.now();
    if (last?.recipientId === recipientId && at - last.at < TYPING_EVERY_MS) return;
    said.set(platform, { recipientId, at });
    // Whether it was heard changes nothing here.
    void dispatch(emitEvent('typing', { recipientId }));
  };
}
