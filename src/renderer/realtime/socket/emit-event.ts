import type { Acknowledgement, ClientToServerEvents } from '@oja/contract/events';

import type { RealtimeThunk } from '../realtime-state.ts';

/**
 * Sends an event of spec §7 to the server.
 * @returns its answer; undefined where there is no live connection, or none came: the caller then makes a call, or leaves it
 */
export function emitEvent<Name extends keyof ClientToServerEvents>(
  name: Name,
  payload: Parameters<ClientToServerEvents[Name]>[0],
): RealtimeThunk<Promise<Acknowledgement | undefined>> {
  return async (_dispatch, _getState, { realtime }) => realtime.socket?.emit(name, payload);
}
