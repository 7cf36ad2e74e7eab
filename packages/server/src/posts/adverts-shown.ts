import { hash } from 'node:crypto';

import { ADVERTS_SHOWN } from '@oja/contract/limits';
import { sql } from 'kysely';

import type { Viewer } from '../auth/session-store.ts';
import type { Queries } from '../db/database.ts';
import { Kept } from '../db/kept.ts';
import { prepareQuery } from '../db/prepared-query.ts';

/** Adverts that take turns; more than so many running at once would each be seen too seldom to be worth its price. */
const RUNNING_MAX = 1000;

const MINUTE = 60_000;

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

/** The adverts that run, and until when all of them do. */
interface Running {
  ids: readonly string[];
  endsAt: number;
}

/** Gives each page of posts the adverts that stand beside it. */
export class Adverts {
  readonly #queries: Queries;
  readonly #kept = Kept.reading<Running>(1);

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  /**
   * The adverts that run now and stand beside a page of posts, the first of them first.
   * @param page each page of a list has others
   */
  async beside({ id, standing }: Pick<Viewer, 'id' | 'standing'>, page: number, now: number): Promise<string[]> {
    const kept = await this.#kept(standing, 'running', () => this.#findRunning(now));
    const { ids } = now < kept.endsAt ? kept : await this.#findRunning(now);
    return takeTurns(ids, firstTurn(id) + Math.floor(now / MINUTE) + page);
  }

  async #findRunning(now: number): Promise<Running> {
    const running = await findRunning(this.#queries, { now });
    return { ids: running.map(({ id }) => id), endsAt: running[0]?.shown_until ?? Number.POSITIVE_INFINITY };
  }
}

/** A turn's share of the adverts. Over as many turns as there are adverts, each is shown equally often and is first once. */
export function takeTurns(ids: readonly string[], turn: number): string[] {
  const start = turn * stepThrough(ids.length);
  return Array.from({ length: Math.min(ADVERTS_SHOWN, ids.length) }, (_, index) => ids[(start + index) % ids.length] ?? '');
}

/** How far the first moves with each turn: past those that were shown, in steps that come to everyone. */
function stepThrough(count: number): number {
  if (count <= ADVERTS_SHOWN) return 1;
  let step = ADVERTS_SHOWN;
  while (greatestCommonDivisor(step, count) !== 1) step += 1;
  return step;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** People start at different adverts. */
function firstTurn(viewerId: string): number {
  return Number.parseInt(hash('sha256', viewerId).slice(0, 4), 16);
}
