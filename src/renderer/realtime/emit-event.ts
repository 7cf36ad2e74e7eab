import type { Acknowledgement, ClientToServerEvents } from '@oja/contract/events';

import type { Platform } from '../platform/platform.ts';
import type { RealtimeThunk } from './realtime-state.ts';
import type { SocketClient } from './socket-client.ts';

const clients = new WeakMap<Platform, Pick<SocketClient, 'emit'>>();

/** Says through which client events leave. @returns takes it back */
export function emitThrough(platform: Platform, client: Pick<SocketClient, 'emit'>): () => void {
  clients.set(platform, client);
  return () => {
    if (clients.get(platform) === client) clients.delete(platform);
  };
}

/**
 * Sends an event of spec §7 to the server.
 * @returns its answer; undefined where there is no live connection, or none came: the caller then makes a call, or leaves it
 */
export function emitEvent<Name extends keyof ClientToServerEvents>(
  name: Name,
  payload: Parameters<ClientToServerEvents[Name]>[0],
): RealtimeThunk<Promise<Acknowledgement | undefined>> {
  return async (_dispatch, _getState, { platform }) => clients.get(platform)?.emit(name, payload);
}
