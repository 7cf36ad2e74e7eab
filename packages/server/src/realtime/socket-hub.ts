import { Refusal } from '../http/refusal.ts';
import { notificationPage } from '../notifications/notification-page.ts';
import type { Services } from '../services.ts';
import { errorText } from '../startup-fault.ts';
import { ImageAddresses } from '../uploads/image-addresses.ts';
import { Allowance } from './allowance.ts';
import { watchBacklog } from './backlog.ts';
import { type Means, acknowledge, answerEvents, refuse } from './client-events.ts';
import { closing } from './closing.ts';
import { lastSeq } from './event-log.ts';
import type { PresenceDesk } from './presence-desk.ts';
import { type OneSocket, type Sockets, sessionRoom, userRoom } from './socket-server.ts';
import type { Wires } from './wires.ts';

/** Sockets that one person may have at a node; beyond that the oldest goes. */
const SOCKETS_MAX = 20;

/** What happens to a socket from the moment it is let in. */
export class SocketHub {
  readonly #services: Services;
  readonly #sockets: Sockets;
  readonly #wires: Wires;
  readonly #presence: PresenceDesk;
  readonly #means: Means;
  readonly #images: ImageAddresses;

  constructor(services: Services, parts: { sockets: Sockets; wires: Wires; presence: PresenceDesk; means: Means }) {
    this.#services = services;
    this.#sockets = parts.sockets;
    this.#wires = parts.wires;
    this.#presence = parts.presence;
    this.#means = parts.means;
    this.#images = new ImageAddresses(services.config.publicUrl);
    this.#sockets.on('connection', (socket) => this.#receive(socket));
  }

  /** Those at this node. */
  all(): OneSocket[] {
    return [...this.#sockets.of('/').sockets.values()];
  }

  /** Ends a socket for good: its client does not come back by itself. */
  end(socket: OneSocket, code: 'session_ended' | 'too_many_connections' | 'rate_limited'): void {
    socket.emit('closing', closing(code));
    socket.disconnect(true);
  }

  #receive(socket: OneSocket): void {
    const { userId, tokenHash } = socket.data;
    // Rooms first, numbers after: what happens in between is told, not lost.
    void socket.join([userRoom(userId), sessionRoom(tokenHash)]);
    watchBacklog(socket, () => {
      this.#services.log.warn({ userId }, 'a client did not take what it was sent and was disconnected');
      this.#wires.cut(socket.conn['id'], socket.conn.request);
    });
    this.#limitEvents(socket);
    answerEvents(socket, this.#services, this.#means);
    this.#presence.arrive(userId);
    socket.on('disconnect', () => this.#presence.leave(userId));
    this.#endOldest(userId);
    void this.#greet(socket);
  }

  #limitEvents(socket: OneSocket): void {
    const allowance = new Allowance(this.#services.config.rateLimitScale);
    socket.use((packet, next) => {
      const verdict = allowance.take();
      if (verdict === 'fine') next();
      else if (verdict === 'abuse') this.end(socket, 'rate_limited');
      else acknowledge(packet, refuse(new Refusal('rate_limited')));
    });
  }

  #endOldest(userId: string): void {
    const mine = this.#sockets.of('/').adapter.rooms.get(userRoom(userId));
    if (!mine || mine.size <= SOCKETS_MAX) return;
    // Sets keep the order in which their members came.
    const [oldest = ''] = mine;
    const socket = this.#sockets.of('/').sockets.get(oldest);
    if (socket) this.end(socket, 'too_many_connections');
  }

  /** Tells a new socket where things stand. */
  async #greet(socket: OneSocket): Promise<void> {
    const { queries } = this.#services.database;
    const { userId } = socket.data;
    try {
      const seq = await lastSeq(queries, userId);
      socket.emit('ready', { seq });
      const { nextCursor: _nextCursor, ...newest } = await notificationPage(queries, userId, undefined, this.#images);
      socket.emit('allNotifications', { seq, ...newest });
      socket.emit('getOnlineUsers', await this.#presence.listFor(userId));
    } catch (error) {
      // Without its first words a client would wait for ever: it comes back and asks again.
      this.#services.log.error({ reason: errorText(error) }, 'a socket could not be greeted');
      socket.conn.close();
    }
  }
}
