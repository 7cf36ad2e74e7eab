import type { Services } from '../services.ts';
import { errorText } from '../../foundation/startup/startup-fault.ts';
import type { PostAnnouncer } from './post-announcer.ts';
import type { PresenceService } from './presence-service.ts';
import { findEnded, findSequences } from './repair-queries.ts';
import type { SocketHub } from './socket-hub.ts';
import { type Sockets, userRoom } from './socket-server.ts';

const ROUND_MS = 30_000;
/** The first round comes soon, see #keepStreamMoving. */
const FIRST_MS = 1000;
/** Every circle is read from the database again once in this many rounds. */
const CIRCLE_ROUNDS = 20;

/**
 * Repairs twice a minute what pushes have missed: expired sessions, events whose push was lost when their node died
 * or Redis was unavailable, posts that were not announced, and changed circles.
 */
export class SocketRepairScheduler {
  readonly #services: Services;
  readonly #sockets: Sockets;
  readonly #hub: SocketHub;
  readonly #presence: PresenceService;
  readonly #posts: PostAnnouncer;
  readonly #announced = new Map<string, number>();
  #timer: NodeJS.Timeout;
  #underway: Promise<void> = Promise.resolve();
  #round = 0;

  constructor(
    services: Services,
    parts: { sockets: Sockets; hub: SocketHub; presence: PresenceService; posts: PostAnnouncer },
  ) {
    this.#services = services;
    this.#sockets = parts.sockets;
    this.#hub = parts.hub;
    this.#presence = parts.presence;
    this.#posts = parts.posts;
    this.#timer = setTimeout(() => this.#schedule(), FIRST_MS).unref();
  }

  /** Runs one round at once, after any round that is running. */
  run(): Promise<void> {
    this.#underway = this.#underway.then(() => this.#try());
    return this.#underway;
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#underway;
  }

  #schedule(): void {
    this.#timer = setTimeout(() => this.#schedule(), ROUND_MS).unref();
    void this.run();
  }

  async #try(): Promise<void> {
    try {
      this.#keepStreamMoving();
      await this.#endSessions();
      await this.#announceSequences();
      await this.#posts.announce();
      await this.#refreshSomeCircles();
    } catch (error) {
      this.#services.log.warn({ reason: errorText(error) }, 'the round of the sockets failed and will be made again');
    }
  }

  /**
   * Writes to the stream between the nodes. A node that has not read from the stream yet could otherwise miss what is
   * written while it asks again.
   */
  #keepStreamMoving(): void {
    if (this.#services.redis) this.#sockets.to('nobody').emit('nothing');
  }

  async #endSessions(): Promise<void> {
    const ended = await findEnded(this.#services.database.queries, this.#hub.all(), this.#services.now());
    for (const socket of ended) this.#hub.end(socket, 'session_ended');
  }

  async #announceSequences(): Promise<void> {
    const here = new Set(this.#hub.all().map(({ data }) => data.userId));
    for (const userId of this.#announced.keys()) if (!here.has(userId)) this.#announced.delete(userId);
    for (const [userId, seq] of await findSequences(this.#services.database.queries, here)) {
      if (this.#announced.get(userId) === seq) continue;
      this.#announced.set(userId, seq);
      this.#sockets.local.to(userRoom(userId)).emit('ready', { seq });
    }
  }

  async #refreshSomeCircles(): Promise<void> {
    this.#round += 1;
    const due = this.#presence.here().filter((_, index) => index % CIRCLE_ROUNDS === this.#round % CIRCLE_ROUNDS);
    await this.#presence.refreshCircles(due);
  }
}
