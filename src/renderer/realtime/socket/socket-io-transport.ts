import type { ClientToServerEvents, ServerToClientEvents } from '@oja/contract/events';
import { io, type Socket } from 'socket.io-client';

import { countBytes } from '../../platform/counted-bytes.ts';
import type { ServerEvent } from '../events/server-event.ts';
import type { OpenTransport, TransportListener } from './socket-client.ts';

/** How long an event waits for its acknowledgement, in milliseconds. */
const ANSWER_MS = 10_000;

/** Parses the data of a refused connection, the contract's connectErrorSchema; undefined for one that only failed. */
function closingIn(error: Error): Parameters<TransportListener['onEnd']>[0] {
  if (!('data' in error)) return undefined;
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('code' in data) || !('message' in data)) return undefined;
  return typeof data.code === 'string' && typeof data.message === 'string'
    ? { code: data.code, message: data.message }
    : undefined;
}

/** The bytes around the content of a websocket frame; those that browsers send also contain a mask of four bytes. */
const FRAME = { received: 4, sent: 8 };
/** The request that opens a websocket, and its answer. */
const HANDSHAKE = 900;

/** Counts the frames of a connection for the meter in Settings. The browser itself counts the requests of polling. */
function countFrames(engine: Socket['io']['engine']): void {
  const encoder = new TextEncoder();
  const count = (data: unknown, around: number) => {
    if (engine.transport.name !== 'websocket') return;
    countBytes(around + 1 + (typeof data === 'string' ? encoder.encode(data).length : 0));
  };
  engine.on('open', () => engine.transport.name === 'websocket' && countBytes(HANDSHAKE));
  engine.on('packet', ({ data }) => count(data, FRAME.received));
  engine.on('packetCreate', ({ data }) => count(data, FRAME.sent));
}

/**
 * Connects with Socket.IO (product §7): the token is in `auth`, the user in the query. Its own reconnection is off,
 * because SocketClient has rules for that.
 * @param origin of the server
 */
export function socketIoTransport(origin: string): OpenTransport {
  return ({ userId, token }, listener) => {
    const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io(origin, {
      auth: { token },
      query: { userId },
      forceNew: true,
      reconnection: false,
      // A websocket saves one round trip. If a proxy forbids it, polling works.
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
    });
    countFrames(socket.io.engine);
    socket.onAny((name: ServerEvent['name'], payload: unknown) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Socket.IO does not type events; unknown names are ignored later
      listener.onEvent({ name, payload } as ServerEvent);
    });
    socket.on('connect_error', (error) => listener.onEnd(closingIn(error)));
    socket.on('disconnect', () => listener.onEnd());
    return {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library cannot follow a name that is a type parameter
      emit: (name, payload) => socket.timeout(ANSWER_MS).emitWithAck(name, ...([payload] as never)),
      close() {
        socket.offAny();
        socket.removeAllListeners();
        socket.disconnect();
      },
    };
  };
}
