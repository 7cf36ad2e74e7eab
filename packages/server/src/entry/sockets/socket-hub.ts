import { ApiError } from '../../foundation/http/api-error.ts';
import type { WaitingConnections } from '../../foundation/http/waiting-connections.ts';
import { noteLastUse } from '../../market/accounts/session-store.ts';
import { notificationPage } from '../../market/notifications/notification-page.ts';
import type { Services } from '../services.ts';
import { errorText } from '../../foundation/startup/startup-fault.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { Allowance } from './allowance.ts';
import { type ClientEventDeps, acknowledge, answerEvents, refuse } from './client-events.ts';
import { closing } from './closing.ts';
import { lastSeq } from '../../foundation/events/event-log.ts';
import type { PostAnnouncer } from './post-announcer.ts';
import type { PresenceService } from './presence-service.ts';
import { findEnded } from './repair-queries.ts';
import { type OneSocket, type Sockets, adminRoom, sessionRoom, userRoom } from './socket-server.ts';
import type { NetworkConnections } from './network-connections.ts';

/** The maximum number of sockets per user at a node. A further one closes the oldest. */
const SOCKETS_MAX = 20;

/** Manages the sockets of this node after they are admitted. */
export class SocketHub {
  readonly #services: Services;
  readonly #sockets: Sockets;
  readonly #network: NetworkConnections;
  readonly #waiting: WaitingConnections;
  readonly #presence: PresenceService;
  readonly #posts: PostAnnouncer;
  readonly #eventDeps: ClientEventDeps;
  readonly #images: ImageAddresses;
  readonly #isStopping: () => boolean;

  constructor(
    services: Services,
    parts: {
      sockets: Sockets;
      network: NetworkConnections;
      waiting: WaitingConnections;
      presence: PresenceService;
      posts: PostAnnouncer;
      events: ClientEventDeps;
      /** Whether the server stops: then its clients connect to another one. */
      isStopping: () => boolean;
    },
  ) {
    this.#services = services;
    this.#sockets = parts.sockets;
    this.#network = parts.network;
    this.#waiting = parts.waiting;
    this.#presence = parts.presence;
    this.#posts = parts.posts;
    this.#eventDeps = parts.events;
    this.#isStopping = parts.isStopping;
    this.#images = new ImageAddresses(services.config.publicUrl);
    this.#sockets.on('connection', (socket) => this.#receive(socket));
  }

  /** The sockets at this node. */
  all(): OneSocket[] {
    return [...this.#sockets.of('/').sockets.values()];
  }

  /** Closes a socket permanently: its client does not reconnect by itself. */
  end(socket: OneSocket, code: 'session_ended' | 'too_many_connections' | 'rate_limited'): void {
    socket.emit('closing', closing(code));
    socket.disconnect(true);
  }

  #receive(socket: OneSocket): void {
    const { userId, tokenHash, isAdmin } = socket.data;
    const endWaiting = () => this.#waiting.end(this.#network.of(socket.conn['id'], socket.conn.request));
    endWaiting();
    socket.conn.once('upgrade', endWaiting);
    // The rooms are joined before the sequence number is read, so that no event in between is lost.
    void socket.join([userRoom(userId), sessionRoom(tokenHash), ...(isAdmin ? [adminRoom(userId)] : [])]);
    watchBacklog(socket, () => {
      this.#services.log.warn({ userId }, 'a client did not take what it was sent and was disconnected');
      this.#network.of(socket.conn['id'], socket.conn.request).destroy();
    });
    this.#limitEvents(socket);
    answerEvents(socket, this.#services, this.#eventDeps);
    this.#presence.arrive(userId);
    socket.on('disconnect', () => {
      this.#presence.leave(userId);
      if (!this.#isStopping()) void this.#noteLastUse(tokenHash);
    });
    this.#endOldest(userId);
    void this.#greet(socket);
  }

  async #noteLastUse(tokenHash: string): Promise<void> {
    const { database, now, log } = this.#services;
    await noteLastUse(database.queries, tokenHash, now()).catch((error: unknown) =>
      log.warn({ reason: errorText(error) }, 'the last use of a session was not stored'),
    );
  }

  #limitEvents(socket: OneSocket): void {
    const allowance = new Allowance(this.#services.config.rateLimitScale);
    socket.use((packet, next) => {
      const verdict = allowance.take();
      if (verdict === 'fine') next();
      else if (verdict === 'abuse') this.end(socket, 'rate_limited');
      else acknowledge(packet, refuse(new ApiError('rate_limited')));
    });
  }

  #endOldest(userId: string): void {
    const mine = this.#sockets.of('/').adapter.rooms.get(userRoom(userId));
    if (!mine || mine.size <= SOCKETS_MAX) return;
    // Sets keep insertion order.
    const [oldest = ''] = mine;
    const socket = this.#sockets.of('/').sockets.get(oldest);
    if (socket) this.end(socket, 'too_many_connections');
  }

  /** Sends a new socket the current state. */
  async #greet(socket: OneSocket): Promise<void> {
    const { queries } = this.#services.database;
    const { userId } = socket.data;
    try {
      // A session that ended between the socket's admission and its joining of the rooms has not closed it.
      if ((await findEnded(queries, [socket], this.#services.now())).length > 0) {
        this.end(socket, 'session_ended');
        return;
      }
      const seq = await lastSeq(queries, userId);
      socket.emit('ready', { seq, postsMoment: await this.#posts.moment() });
      const { nextCursor: _nextCursor, ...newest } = await notificationPage(queries, userId, undefined, this.#images);
      socket.emit('allNotifications', { seq, ...newest });
      socket.emit('getOnlineUsers', await this.#presence.listFor(userId));
    } catch (error) {
      // Without the first events, a client would wait forever. Closing the connection makes it reconnect.
      this.#services.log.error({ reason: errorText(error) }, 'a socket could not be sent its first events');
      socket.conn.close();
    }
  }
}

/** Bytes that may be buffered for a client that does not read them: some hundreds of messages. */
const BACKLOG_MAX = 512 * 1024;

/**
 * Watches the data that is buffered for a client that reads too slowly or not at all, so that it cannot fill the
 * server's memory. Packets are buffered while the previous one is being sent, and are then sent together.
 * @param end called once, when too much is buffered
 */
function watchBacklog(socket: OneSocket, end: () => void): void {
  let waiting = 0;
  let isEnded = false;
  socket.conn.on('packetCreate', ({ data }: { data?: string | Buffer }) => {
    waiting += data?.length ?? 0;
    if (waiting <= BACKLOG_MAX || isEnded) return;
    isEnded = true;
    end();
  });
  socket.conn.on('flush', () => {
    waiting = 0;
  });
}
