import { setTimeout as wait } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

import { type Vapid } from '../../foundation/push/vapid.ts';
import { RateLimit } from '../../foundation/http/rate-limits.ts';
import type { WaitingConnections } from '../../foundation/http/waiting-connections.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { viewerFinder } from '../../market/accounts/session-store.ts';
import { PushDeliverer } from '../../market/notifications/push/push-deliverer.ts';
import type { Services } from '../services.ts';
import { admit } from './admit.ts';
import { EventPublisher, type Push } from '../../foundation/events/event-publisher.ts';
import { closing } from './closing.ts';
import { NetworkConnections } from './network-connections.ts';
import { PostAnnouncer } from './post-announcer.ts';
import { PresenceService } from './presence-service.ts';
import type { Realtime } from './realtime.ts';
import { SocketRepairScheduler } from './socket-repair-scheduler.ts';
import { SocketHub } from './socket-hub.ts';
import { type Sockets, adminRoom, makeSocketServer, sessionRoom, userRoom } from './socket-server.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Pushes the events of changes that no request makes, such as those of jobs. */
    events: EventPublisher;
    /** Sends pushes to browsers without an open page. */
    pushes: PushDeliverer;
    /** Whether a device of a person is connected, at any node. */
    isConnected: (userId: string) => Promise<boolean>;
  }
}

/** How long clients may take to close their side when the server stops, in milliseconds. */
const CLOSE_MS = 1000;

/**
 * Events that an admin without a second factor does not get either (decision 037). After setting one up, the admin
 * gets the missed ones with the list of reports, and later ones from the next connection on, or within half a minute:
 * clients ask for the missing numbers.
 */
const FOR_ADMINS: ReadonlySet<Push['name']> = new Set(['newFlag', 'flagEnded', 'flaggedPostDeleted']);

/** Adds the sockets of product §7 to the app's HTTP server, on the same address. */
export function addRealtime(
  app: FastifyInstance,
  services: Services,
  waiting: WaitingConnections,
  vapid: Vapid,
): Realtime {
  let isStopping = false;
  const network = new NetworkConnections(app.server);
  const sockets = makeSocketServer(app, services, () => isStopping);
  const presence = new PresenceService(services, sockets);

  const isConnected = async (userId: string) => (await sockets.in(userRoom(userId)).fetchSockets()).length > 0;
  const pushes = new PushDeliverer({
    queries: services.database.queries,
    vapid,
    images: new ImageAddresses(services.config.publicUrl),
    now: services.now,
    log: services.log,
    isConnected,
  });
  const events = new EventPublisher(services.database.queries, ({ userId, name, payload }) => {
    sockets.to(FOR_ADMINS.has(name) ? adminRoom(userId) : userRoom(userId)).emit(name, payload);
    if (name === 'newMessage' || name === 'newNotification') pushes.soon();
    if (name === 'newMessage') presence.connectCircles(payload.message.sender._id, payload.message.recipientId);
  });
  const disconnectRoom = (room: string) => {
    sockets.to(room).emit('closing', closing('session_ended'));
    sockets.in(room).disconnectSockets(true);
  };

  const findViewer = viewerFinder(services);
  const connections = new RateLimit(app, 'connectByPerson', services.config.rateLimitScale);
  sockets.use((socket, next) => {
    const decide = async () => next(await admit(services, findViewer, socket, connections));
    void decide();
  });
  const typing = new RateLimit(app, 'typingByPerson', services.config.rateLimitScale);
  const posts = new PostAnnouncer(services, sockets);
  const hub = new SocketHub(services, {
    sockets,
    network,
    waiting,
    presence,
    posts,
    events: { publisher: events, typing },
    isStopping: () => isStopping,
  });
  const repairs = new SocketRepairScheduler(services, { sockets, hub, presence, posts });
  services.redis?.onReturn(() => {
    presence.refresh();
    void repairs.run();
  });

  app.addHook('preClose', async () => {
    isStopping = true;
    await repairs.stop();
    await posts.stop();
    await pushes.stop();
    await closeConnections(sockets, network);
  });
  app.addHook('onClose', async () => {
    await presence.stop();
    await sockets.of('/').adapter.close();
  });
  app.decorate('events', events);
  app.decorate('pushes', pushes);
  app.decorate('isConnected', isConnected);
  return {
    events,
    disconnect: (userId) => disconnectRoom(userRoom(userId)),
    disconnectSession: (tokenHash) => disconnectRoom(sessionRoom(tokenHash)),
    endAdminEvents: (userId) => sockets.in(adminRoom(userId)).socketsLeave(adminRoom(userId)),
    isOnline: (ids) => presence.isOnline(ids),
    announcePosts: () => posts.announceSoon(),
    showPresence: (userId, isShown) => presence.showPresence(userId, isShown),
    relate: (one, other, mayKnow) => presence.relate(one, other, mayKnow),
  };
}

/** Sends every client the reason, closes their connections, and destroys those that do not close in time. */
async function closeConnections(sockets: Sockets, network: NetworkConnections): Promise<void> {
  sockets.local.emit('closing', closing('server_stopping'));
  for (const socket of sockets.of('/').sockets.values()) socket.conn.close();
  for (const end = performance.now() + CLOSE_MS; sockets.engine.clientsCount > 0 && performance.now() < end;)
    await wait(20);
  sockets.engine.close();
  network.destroyAll();
}
