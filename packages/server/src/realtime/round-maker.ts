import type { Services } from '../services.ts';
import { errorText } from '../startup-fault.ts';
import type { PresenceDesk } from './presence-desk.ts';
import { findEnded, findSequences } from './rounds.ts';
import type { SocketHub } from './socket-hub.ts';
import { type Sockets, userRoom } from './socket-server.ts';

const ROUND_MS = 30_000;
/** The first round comes soon: see #keepStreamMoving. */
const FIRST_MS = 1000;
/** Every circle is looked up anew once in so many rounds. */
const CIRCLE_ROUNDS = 20;

/**
 * Puts right, now and then, what was not told: a session that ran out, an event whose push was lost with the node that
 * had made it or while Redis was away, people who have begun to matter.
 */
export class RoundMaker {
  readonly #services: Services;
  readonly #sockets: Sockets;
  readonly #hub: SocketHub;
  readonly #presence: PresenceDesk;
  readonly #told = new Map<string, number>();
  #timer: NodeJS.Timeout;
  #underway: Promise<void> = Promise.resolve();
  #round = 0;

  constructor(services: Services, sockets: Sockets, hub: SocketHub, presence: PresenceDesk) {
    this.#services = services;
    this.#sockets = sockets;
    this.#hub = hub;
    this.#presence = presence;
    this.#timer = setTimeout(() => this.#goOn(), FIRST_MS).unref();
  }

  /** One round at once, after any that is underway. */
  go(): Promise<void> {
    this.#underway = this.#underway.then(() => this.#try());
    return this.#underway;
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#underway;
  }

  #goOn(): void {
    this.#timer = setTimeout(() => this.#goOn(), ROUND_MS).unref();
    void this.go();
  }

  async #try(): Promise<void> {
    try {
      this.#keepStreamMoving();
      await this.#endSessions();
      await this.#tellSequences();
      await this.#refreshSomeCircles();
    } catch (error) {
      this.#services.log.warn({ reason: errorText(error) }, 'the round of the sockets failed and will be made again');
    }
  }

  /** A node that has read nothing yet from the stream between nodes could miss what is written while it asks again. */
  #keepStreamMoving(): void {
    if (this.#services.redis) this.#sockets.to('nobody').emit('nothing');
  }

  async #endSessions(): Promise<void> {
    const ended = await findEnded(this.#services.database.queries, this.#hub.all(), this.#services.now());
    for (const socket of ended) this.#hub.end(socket, 'session_ended');
  }

  async #tellSequences(): Promise<void> {
    const here = new Set(this.#hub.all().map(({ data }) => data.userId));
    for (const userId of this.#told.keys()) if (!here.has(userId)) this.#told.delete(userId);
    for (const [userId, seq] of await findSequences(this.#services.database.queries, here)) {
      if (this.#told.get(userId) === seq) continue;
      this.#told.set(userId, seq);
      this.#sockets.local.to(userRoom(userId)).emit('ready', { seq });
    }
  }

  async #refreshSomeCircles(): Promise<void> {
    this.#round += 1;
    const due = this.#presence.here().filter((_, index) => index % CIRCLE_ROUNDS === this.#round % CIRCLE_ROUNDS);
    await this.#presence.refreshCircles(due);
  }
}
