import type { IncomingMessage } from 'node:http';

import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { FastifyInstance } from 'fastify';
import { type DefaultEventsMap, Server, type Socket } from 'socket.io';

import { foreignOrigins } from '../../foundation/http/cross-origin.ts';
import type { Services } from '../services.ts';

/** The data of an admitted socket. */
export interface SocketFacts {
  userId: string;
  tokenHash: string;
  /** Whether they might make the calls of admins when they connected. */
  isAdmin: boolean;
}

// Names and payloads are checked where events enter (client-events.ts) and leave (Push): socket.io's own types of them
// cannot express a union of both.
export type Sockets = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketFacts>;
export type OneSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketFacts>;

/** The most bytes of one message from a client: its events contain one or two ids. */
const MESSAGE_MAX = 16 * 1024;

/** The sockets of a person, on all devices. */
export const userRoom = (userId: string) => `user:${userId}`;
/** The sockets of a person who may make the calls of admins. */
export const adminRoom = (userId: string) => `admin:${userId}`;
/** The sockets of a session, by the hash of its token. */
export const sessionRoom = (tokenHash: string) => `session:${tokenHash}`;

/**
 * Creates the Socket.IO server on the app's own HTTP server. Nodes are connected through Redis, where it is
 * configured.
 *
 * Socket.IO's own connection recovery is off: it keeps every packet of the last minutes in memory, and loses them
 * with the node. Each person's numbered events replace it: they come from the database, for a client that reconnects
 * to any node.
 * @param isStopping whether new connections should go to another node
 */
export function makeSocketServer(
  app: FastifyInstance,
  { config, redis }: Services,
  isStopping: () => boolean,
): Sockets {
  const origins = foreignOrigins(config.webOrigins);
  const ownOrigin = new URL(config.publicUrl).origin;

  function mayConnect({ headers: { origin, host } }: IncomingMessage): boolean {
    if (origin === undefined) return true;
    if (origin === ownOrigin || origins.includes(origin)) return true;
    return URL.canParse(origin) && new URL(origin).host === host;
  }

  return new Server(app.server, {
    transports: ['websocket', 'polling'],
    serveClient: false,
    maxHttpBufferSize: MESSAGE_MAX,
    perMessageDeflate: false,
    httpCompression: false,
    connectTimeout: 10_000,
    // A phone without reception, such as in a tunnel, stays connected for 45 seconds, and its radio may sleep for 25.
    pingInterval: 25_000,
    pingTimeout: 20_000,
    cors: { origin: origins, credentials: false },
    // Browsers send no preflight request before a websocket, so the origin is checked here.
    allowRequest: (request, answer) =>
      answer(isStopping() ? 'stopping' : undefined, !isStopping() && mayConnect(request)),
    ...(redis && {
      adapter: createAdapter(redis.client, {
        streamName: 'oja:sockets',
        channelPrefix: 'oja:sockets',
        blockTimeInMs: 1000,
        onlyPlaintext: true,
      }),
    }),
  });
}
