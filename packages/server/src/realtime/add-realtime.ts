import { setTimeout as wait } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

import { RateLimit } from '../http/rate-limits.ts';
import type { Services } from '../services.ts';
import { admit } from './admit.ts';
import type { Broadcaster, Push } from './broadcaster.ts';
import { closing } from './closing.ts';
import { PresenceDesk } from './presence-desk.ts';
import type { Presence } from './presence.ts';
import { RoundMaker } from './round-maker.ts';
import { SocketHub } from './socket-hub.ts';
import { type Sockets, makeSocketServer, sessionRoom, userRoom } from './socket-server.ts';
import { Wires } from './wires.ts';

/** How long clients are given to close their side when the server stops. */
const FAREWELL_MS = 1000;

export interface Realtime extends Broadcaster, Presence {
  /** Says, at all nodes, whether two people are told when the other is online. */
  relate(one: string, other: string, mayKnow: boolean): void;
}

/** Puts the sockets of spec §7 beside the app's calls, on the same address. */
export function addRealtime(app: FastifyInstance, services: Services): Realtime {
  let isStopping = false;
  const wires = new Wires(app.server);
  const sockets = makeSocketServer(app, services, () => isStopping);
  const presence = new PresenceDesk(services, sockets);

  const push = (told: Push) => {
    sockets.to(userRoom(told.userId)).emit(told.name, told.payload);
    if (told.name === 'newMessage') presence.acquaint(told.payload.message.sender._id, told.payload.message.recipientId);
  };
  const disconnectRoom = (room: string) => {
    sockets.to(room).emit('closing', closing('session_ended'));
    sockets.in(room).disconnectSockets(true);
  };

  const connections = new RateLimit(app, 'connectByPerson', services.config.rateLimitScale);
  sockets.use((socket, next) => {
    const decide = async () => next(await admit(services, socket, connections));
    void decide();
  });
  const typing = new RateLimit(app, 'typingByPerson', services.config.rateLimitScale);
  const hub = new SocketHub(services, { sockets, wires, presence, means: { push, typing } });
  const rounds = new RoundMaker(services, sockets, hub, presence);
  services.redis?.onReturn(() => {
    presence.refresh();
    void rounds.go();
  });

  app.addHook('preClose', async () => {
    isStopping = true;
    await rounds.stop();
    await sayFarewell(sockets, wires);
  });
  app.addHook('onClose', async () => {
    await presence.stop();
    await sockets.of('/').adapter.close();
  });
  return {
    push,
    disconnect: (userId) => disconnectRoom(userRoom(userId)),
    disconnectSession: (tokenHash) => disconnectRoom(sessionRoom(tokenHash)),
    isOnline: (ids) => presence.isOnline(ids),
    relate: (one, other, mayKnow) => presence.relate(one, other, mayKnow),
  };
}

/** Tells every client why, closes what they have open, and cuts off who does not answer in time. */
async function sayFarewell(sockets: Sockets, wires: Wires): Promise<void> {
  sockets.local.emit('closing', closing('server_stopping'));
  for (const socket of sockets.of('/').sockets.values()) socket.conn.close();
  for (const end = performance.now() + FAREWELL_MS; sockets.engine.clientsCount > 0 && performance.now() < end; ) await wait(20);
  sockets.engine.close();
  wires.cutAll();
}
