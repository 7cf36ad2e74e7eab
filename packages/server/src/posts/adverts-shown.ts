import { createHash } from 'node:crypto';

import { ADVERTS_SHOWN } from '@oja/contract/limits';
import { sql } from 'kysely';

import type { Queries } from '../db/database.ts';
import { prepareQuery } from '../db/prepared-query.ts';

/** Adverts that take turns; more than so many running at once would each be seen too seldom to be worth its price. */
const RUNNING_MAX = 1000;

const MINUTE = 60_000;

const findRunning = prepareQuery<{ now: number }, { id: string }>((queries, slot) =>
  queries
    .selectFrom('posts')
    .select('id')
    .where(sql<boolean>`is_advert = 1`)
    .where('shown_until', '>', slot('now'))
    .orderBy('shown_until')
    .orderBy('id')
    .limit(RUNNING_MAX),
);

/**
 * The adverts that run now and stand beside a page of posts, the first of them first.
 * @param page each page of a list has others
 */
export async function advertsBeside(queries: Queries, viewerId: string, page: number, now: number): Promise<string[]> {
  const running = await findRunning(queries, { now });
  return takeTurns(running.map(({ id }) => id), firstTurn(viewerId) + Math.floor(now / MINUTE) + page);
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
  return createHash('sha256').update(viewerId).digest().readUInt16BE();
}
