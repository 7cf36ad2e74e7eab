import { presenceReplaced, presenceUnknown } from './presence-slice.ts';
import type { RealtimeThunk } from './realtime-state.ts';
import type { SocketState } from './socket-client.ts';
import { typingUnknown } from './typing-slice.ts';

/** 'getOnlineUsers', spec §4: replaces the list. */
export function onlineUsersReplaced(userIds: readonly string[]): RealtimeThunk {
  return (dispatch) => {
    dispatch(presenceReplaced(userIds));
  };
}

/** Who was online, or writing, when the connection broke may not be any more. */
export function presenceAfter(state: SocketState): RealtimeThunk {
  return (dispatch) => {
    if (state === 'live') return;
    dispatch(presenceUnknown());
    dispatch(typingUnknown());
  };
}
