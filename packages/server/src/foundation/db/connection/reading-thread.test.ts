import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { Kysely, type RawBuilder, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { readingThreadDialect } from './reading-thread.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

async function openBoth() {
  const folder = mkdtempSync(join(tmpdir(), 'oja-read-'));
  const path = join(folder, 'read.sqlite');
  const writing = new Kysely<unknown>({ dialect: sqliteDialect(path) });
  await sql`create table things (name text not null, size integer) strict`.execute(writing);
  const reading = new Kysely<unknown>({ dialect: readingThreadDialect(path) });
  onTestFinished(async () => {
    await reading.destroy();
    await writing.destroy();
    rmSync(folder, { recursive: true });
  });
  return { path, writing, reading };
}

/** A query of some hundred milliseconds. */
const LONG = sql<{ found: number }>`
  with recursive numbers (number) as (select 1 union all select number + 1 from numbers where number < 2000000)
  select count(*) as found from numbers`;

test('it reads what was committed before, with values of each type', async () => {
  const { writing, reading } = await openBoth();
  await sql`insert into things values ('Ọjà', 3), ('gen', null)`.execute(writing);
  const things = sql`select name, size from things where name in (${'Ọjà'}, ${'gen'}) or size > ${1} order by name`;
  expect((await things.execute(reading)).rows).toEqual([
    { name: 'gen', size: null },
    { name: 'Ọjà', size: 3 },
  ]);
  await sql`delete from things where size is null`.execute(writing);
  expect((await things.execute(reading)).rows).toHaveLength(1);
  await expect(sql`select ${new Date()}`.execute(reading)).rejects.toThrow('SQLite cannot hold a object');
});

test('nothing waits for a long query', async () => {
  const { writing, reading } = await openBoth();
  let isDone = false;
  const long = LONG.execute(reading).then(({ rows }) => {
    isDone = true;
    return rows;
  });
  // The thread has begun when it answers the first query.
  const written = await sql`insert into things values ('beside', 1)`.execute(writing);
  await nextTurn();
  expect(written.numAffectedRows).toBe(1n);
  expect(isDone).toBe(false);
  expect(await long).toEqual([{ found: 2_000_000 }]);
});

test('it cannot write, and an error concerns its own query alone', async () => {
  const { reading } = await openBoth();
  const failing = (query: RawBuilder<unknown>) =>
    query.execute(reading).then(
      () => undefined,
      ({ message, errcode }) => ({ message, errcode }),
    );
  const [wrong, written, right] = await Promise.all([
    failing(sql`select missing from things`),
    failing(sql`insert into things values ('written', 1)`),
    sql`select count(*) as count from things`.execute(reading),
  ]);
  expect(wrong).toEqual({ message: 'no such column: missing', errcode: 1 });
  expect(written).toEqual({ message: 'attempt to write a readonly database', errcode: 8 });
  expect(right.rows).toEqual([{ count: 0 }]);
  await expect(reading.transaction().execute(async () => undefined)).rejects.toThrow('there are no transactions');
});

test('what waits beyond two hundred is refused, and the others are answered', async () => {
  const { reading } = await openBoth();
  const all = await Promise.allSettled(
    Array.from({ length: 203 }, (_, index) => (index === 0 ? LONG : sql`select ${index} as found`).execute(reading)),
  );
  const refused = all.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ code: 'unavailable', retryAfterS: 1 });
  expect(all[199]).toMatchObject({ value: { rows: [{ found: 199 }] } });
});

test('after a fault of the thread, the next query starts another', async () => {
  const { writing, path } = await openBoth();
  const reading = new Kysely<unknown>({ dialect: readingThreadDialect(`${path}-copy`) });
  const both = [sql`select 1 as one`.execute(reading), sql`select 2 as two`.execute(reading)];
  await Promise.all(both.map((each) => expect(each).rejects.toThrow('unable to open database file')));
  await sql`vacuum into ${`${path}-copy`}`.execute(writing);
  expect((await sql`select 1 as one`.execute(reading)).rows).toEqual([{ one: 1 }]);
});

test('queries that run while it is closed fail', async () => {
  const { reading } = await openBoth();
  const long = LONG.execute(reading).catch(({ message }) => message);
  await nextTurn();
  await reading.destroy();
  expect(await long).toContain('has ended');
});
