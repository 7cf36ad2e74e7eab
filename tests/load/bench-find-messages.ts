/**
 * `npm run bench find-messages [MESSAGES] [sqlite|postgres]`: searches a conversation of 100,000 messages, or as many
 * as given, for a frequent text, for one of its oldest message, and for one that occurs nowhere. The floor: the same
 * calls in a conversation of 30 messages. Then what the index of search texts costs while messages are stored.
 */
import { findMessagesAnswerSchema } from '@oja/contract/messages';
import { sql } from 'kysely';

import type { Database } from '../../packages/server/src/foundation/db/database.ts';
import { newId } from '../../packages/server/src/foundation/db/new-id.ts';
import type { MessagesTable } from '../../packages/server/src/foundation/db/tables/message-tables.ts';
import { call } from '../processes/call.ts';
import { startOja } from '../processes/oja-server.ts';
import { type Person, addPeople, inDatabase } from '../processes/people.ts';
import { benchArguments } from './bench-arguments.ts';
import { count, milliseconds, percentile, table } from './figures.ts';
import { fillTalks } from './lists/fill-talks.ts';
import { insertRows } from './market/insert-rows.ts';
import { MEASURED, type MeasuredPlace, makePlace } from './places.ts';

const { number: size = 100_000, kinds } = benchArguments();
const FLOOR = 30;
const WARM = 20;
const CALLS = 200;

/** What is searched: `fillTalks` begins the oldest message with "1 " and writes no zebra. */
const TEXTS = { frequent: 'naira', 'in the oldest message': '1 ', nowhere: 'zebra' };

/** The times of calls that search a conversation up to its end for the first page, and how many calls that took. */
async function search(url: string, as: Person, partner: Person, text: string) {
  const single: number[] = [];
  const whole: number[] = [];
  let calls = 0;
  for (let turn = 0; turn < WARM + CALLS; turn += 1) {
    const begun = performance.now();
    let cursor: string | null = null;
    do {
      const query = new URLSearchParams({ q: text, ...(cursor !== null && { cursor }) });
      const sent = performance.now();
      const { body } = await call(url, as, 'GET', `/api/v1/messages/${partner.id}/search?${query}`);
      const { data } = findMessagesAnswerSchema.parse(body);
      if (turn >= WARM) {
        single.push(performance.now() - sent);
        calls += 1;
      }
      cursor = data.messages.length > 0 ? null : data.nextCursor;
    } while (cursor !== null);
    if (turn >= WARM) whole.push(performance.now() - begun);
  }
  const sorted = { single: Float64Array.from(single).toSorted(), whole: Float64Array.from(whole).toSorted() };
  return [
    percentile(sorted.single, 0.5),
    percentile(sorted.single, 0.99),
    percentile(sorted.whole, 0.99),
    calls / CALLS,
  ] as const;
}

/** Milliseconds for a message, when messages are stored 100 at a time in the longest conversation. */
async function timeStoring(database: Database): Promise<number> {
  const like = await database.queries.selectFrom('messages').selectAll().orderBy('id', 'desc').limit(100).execute();
  const rounds = 100;
  const begun = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    const rows = like.map((row): MessagesTable => ({ ...row, id: newId(), client_id: crypto.randomUUID() }));
    await database.queries
      .transaction()
      .execute((transaction) => insertRows({ ...database, queries: transaction }, 'messages', rows));
  }
  return (performance.now() - begun) / rounds / like.length;
}

/** Storing with the index of search texts and without it, in turn; the lesser of three rounds each. */
async function compareStoring(database: Database): Promise<{ with: number; without: number }> {
  const least = { with: Infinity, without: Infinity };
  for (let round = 0; round < 3; round += 1) {
    least.with = Math.min(least.with, await timeStoring(database));
    const names = ['messages_search', 'messages_search_long'];
    const made = await definitionsOf(database, names);
    for (const name of names) await sql.raw(`drop index ${name}`).execute(database.queries);
    least.without = Math.min(least.without, await timeStoring(database));
    for (const statement of made) await sql.raw(statement).execute(database.queries);
  }
  return least;
}

async function definitionsOf({ queries, kind }: Database, names: readonly string[]): Promise<string[]> {
  const list = sql.join(names);
  const { rows } = await (
    kind === 'postgres'
      ? sql<{ made: string }>`select indexdef as made from pg_indexes where indexname in (${list})`
      : sql<{ made: string }>`select sql as made from sqlite_master where name in (${list})`
  ).execute(queries);
  return rows.map(({ made }) => made);
}

const micros = (value: number) => `${(value * 1000).toFixed(0)} µs`;

async function measure(place: MeasuredPlace): Promise<void> {
  const [viewer, long, short] = await addPeople(place, 3, 'talker');
  if (!viewer || !long || !short) throw new Error('there are no people');
  await inDatabase(place, async (database) => {
    const talks = [
      { partnerId: long.id, messages: size },
      { partnerId: short.id, messages: FLOOR },
    ];
    await fillTalks(database, viewer.id, talks, Date.now());
    await sql.raw(database.kind === 'postgres' ? 'vacuum analyze' : 'analyze').execute(database.queries);
  });
  const { program, url } = await startOja({ ...place, ...MEASURED });
  const rows = [[place.kind, 'p50', 'p99', 'until found or at the end: p99', 'calls', 'floor: p50', 'p99']];
  for (const [name, text] of Object.entries(TEXTS)) {
    const [floor50, floor99] = await search(url, viewer, short, text);
    const [p50, p99, whole99, calls] = await search(url, viewer, long, text);
    rows.push([
      name,
      ...[p50, p99, whole99].map(milliseconds),
      calls.toFixed(1),
      ...[floor50, floor99].map(milliseconds),
    ]);
  }
  await program.stop();
  const storing = await inDatabase(place, compareStoring);
  process.stdout.write(
    `${table(rows)}\n${count(size)} messages. Storing a row takes ${micros(storing.with)} with the index and ${micros(storing.without)} without it, 100 in a transaction.\n\n`,
  );
}

for (const kind of kinds) {
  const place = await makePlace(kind, { market: false });
  try {
    await measure(place);
  } finally {
    await place.remove();
  }
}
