import type { Acknowledgement, ClientToServerEvents } from '@oja/contract/events';

import type { RealtimeThunk } from '../realtime-state.ts';

/**
 * Sends an event of product §7 to the server.
 * @returns its answer; undefined without a live connection or an answer: the caller then makes a call, or ignores it
 */
export function emitEvent<Name extends keyof ClientToServerEvents>(
  name: Name,
  payload: Parameters<ClientToServerEvents[Name]>[0],
): RealtimeThunk<Promise<Acknowledgement | undefined>> {
  return async (_dispatch, _getState, { realtime }) => realtime.socket?.emit(name, payload);
}
