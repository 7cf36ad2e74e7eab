import { setTimeout as wait } from 'node:timers/promises';

import { errorText } from '../../foundation/startup/startup-fault.ts';
import { followersAmong } from '../../market/people/follow-lists.ts';
import { newestPostMoment } from '../../market/posts/post-moment.ts';
import { type PostLogPage, readPostLog, toNewPost } from '../../market/posts/post-log.ts';
import type { Services } from '../services.ts';
import { type Sockets, userRoom } from './socket-server.ts';

/** How long further posts are waited for, so that many are announced together, in milliseconds. */
const GATHER_MS = 500;

/** How many connected people are looked up at once, and the pause before the next: other work goes on in between. */
const PEOPLE_AT_ONCE = 200;
const PAUSE_MS = 20;

/**
 * Sends the posts that vendors publish or remove to those of their followers who are connected to this node. It reads
 * them from the log of posts, which is the posts themselves, from the place up to which it has sent them: nothing is
 * stored for a follower, and a lost hint is made up for by the next one. The work depends on how many people are
 * connected here, and not on how many followers a vendor has. Decision 044.
 */
export class PostAnnouncer {
  readonly #services: Services;
  readonly #sockets: Sockets;
  /** The moment up to which posts were announced; undefined until somebody has connected. */
  #moment: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  #underway: Promise<void> = Promise.resolve();
  #isStopping = false;

  constructor(services: Services, sockets: Sockets) {
    this.#services = services;
    this.#sockets = sockets;
    sockets.on('postsChanged', () => this.#scheduleHere());
  }

  /** The moment up to which posts were announced: a person who connects now is sent all later ones. */
  async moment(): Promise<number> {
    if (this.#moment === undefined) {
      const newest = await newestPostMoment(this.#services.database.queries);
      this.#moment ??= newest;
    }
    return this.#moment;
  }

  /** Announces, at every node, what was committed before. */
  announceSoon(): void {
    this.#scheduleHere();
    if (this.#services.redis) this.#sockets.serverSideEmit('postsChanged');
  }

  /** Announces at this node what was not announced yet, after any round that is running. */
  announce(): Promise<void> {
    this.#underway = this.#underway.then(() => this.#try());
    return this.#underway;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#timer);
    await this.#underway;
  }

  #scheduleHere(): void {
    if (this.#isStopping) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.announce();
    }, GATHER_MS).unref();
  }

  async #try(): Promise<void> {
    if (this.#moment === undefined) return;
    try {
      while (!this.#isStopping && (await this.#announcePage(this.#moment)));
    } catch (error) {
      this.#services.log.warn({ reason: errorText(error) }, 'new posts could not be announced and will be later');
    }
  }

  /** @returns whether there is more in the log */
  async #announcePage(after: number): Promise<boolean> {
    const page = await readPostLog(this.#services.database.queries, after, this.#services.now());
    // Together with the list of people: a later connection starts with this moment, and asks for what is before it.
    this.#moment = page.upTo;
    const people = this.#peopleHere();
    try {
      if (page.added.length + page.removed.length > 0) await this.#send(page, people);
    } catch (error) {
      this.#moment = after;
      throw error;
    }
    return page.hasMore;
  }

  #peopleHere(): string[] {
    return [...new Set([...this.#sockets.of('/').sockets.values()].map(({ data }) => data.userId))];
  }

  async #send({ added, removed }: PostLogPage, people: readonly string[]): Promise<void> {
    const authors = [...new Set([...added, ...removed].map((entry) => entry.user_id))];
    for (let from = 0; from < people.length && !this.#isStopping; from += PEOPLE_AT_ONCE) {
      if (from > 0) await wait(PAUSE_MS);
      const some = people.slice(from, from + PEOPLE_AT_ONCE);
      const followers = await followersAmong(this.#services.database.queries, authors, some);
      for (const [author, ids] of followers) {
        this.#sockets.local.to(ids.map(userRoom)).emit('followedPosts', {
          added: added
            .filter((entry) => entry.user_id === author)
            .map(({ id, moment }) => toNewPost({ id, created_at: moment })),
          removed: removed.filter((entry) => entry.user_id === author).map(({ id }) => id),
        });
      }
    }
  }
}
