import { MINUTE } from '@oja/contract/limits';
import { hash } from 'node:crypto';

import { takeTurns } from '@oja/contract/advert-spacing';
import { sql } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';
import { LISTS, type ShownCache, type ShownChanges } from '../../foundation/db/shown-changes.ts';
import { SharedReads } from '../../foundation/db/shared-reads.ts';
import type { PostViewer } from '../posts/lists/post-reader.ts';
import { prepareQuery } from '../../foundation/db/prepared-query.ts';

/** The most adverts in rotation. With more at once, each would be seen too rarely to be worth its price. */
const RUNNING_MAX = 1000;

const findRunning = prepareQuery<{ now: number }, { id: string; shown_until: number }>((queries, slot) =>
  queries
    .selectFrom('posts')
    .select(['id', 'shown_until'])
    .where(sql<boolean>`is_advert = 1`)
    .where('shown_until', '>', slot('now'))
    .orderBy('shown_until')
    .orderBy('id')
    .limit(RUNNING_MAX),
);

/** The running adverts, and the time until which all of them run. */
interface Running {
  ids: readonly string[];
  endsAt: number;
}

/** Selects the adverts for each page of posts, by the rule of advert-spacing. */
export class RunningAdverts implements ShownCache {
  readonly #queries: Queries;
  readonly #changes: ShownChanges;
  readonly #cache = new SharedReads<Running>(1);

  /** @param changes keeps the cached adverts as new as the database */
  constructor(queries: Queries, changes: ShownChanges) {
    this.#queries = queries;
    this.#changes = changes;
    changes.keepNew(this);
  }

  /**
   * The running adverts for one page of posts, in order.
   * @param page number of the page; each page of a list gets different adverts
   */
  async advertsForPage(viewer: PostViewer, page: number, now: number): Promise<string[]> {
    await this.#changes.catchUp(viewer);
    const cached = await this.#cache.read('running', () => this.#findRunning(now));
    const { ids } = now < cached.endsAt ? cached : await this.#findRunning(now);
    return takeTurns(ids, firstTurn(viewer.id) + Math.floor(now / MINUTE) + page);
  }

  forget(subjects: ReadonlySet<string>): void {
    if (subjects.has(LISTS)) this.forgetAll();
  }

  forgetAll(): void {
    this.#cache.clear();
  }

  async #findRunning(now: number): Promise<Running> {
    const running = await findRunning(this.#queries, { now });
    return { ids: running.map(({ id }) => id), endsAt: running[0]?.shown_until ?? Number.POSITIVE_INFINITY };
  }
}

/** The advert at which a viewer's rotation starts. It differs between people. */
function firstTurn(viewerId: string): number {
  return Number.parseInt(hash('sha256', viewerId).slice(0, 4), 16);
}
