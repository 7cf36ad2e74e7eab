import { setTimeout as pause } from 'node:timers/promises';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { createDatabase } from '../../../../test/postgres.ts';
import { startTestServer } from '../../../../test/test-server.ts';
import { isDatabaseUnavailable } from '../database-faults.ts';
import type { Database, Queries } from '../database.ts';
import { openDatabase } from './open-database.ts';

describe('connections to PostgreSQL that break', () => {
  let postgres: Awaited<ReturnType<typeof createDatabase>>;
  let database: Database;
  let other: Database;
  beforeAll(async () => {
    postgres = await createDatabase(inject('postgresUrl'));
    const open = () => openDatabase({ dataDir: '', databaseUrl: postgres.url });
    [database, other] = [await open(), await open()];
  });
  afterAll(async () => {
    await Promise.all([database.close(), other.close()]);
    await postgres.drop();
  });

  const breakConnections = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      other.queries,
    );

  it('are limited by PostgreSQL in the time of a query and of an idle transaction', async () => {
    const settings = sql<{ query: string; idle: string }>`select current_setting('statement_timeout') as query,
      current_setting('idle_in_transaction_session_timeout') as idle`;
    expect((await settings.execute(database.queries)).rows).toEqual([{ query: '8s', idle: '15s' }]);
  });

  // Without a listener on the connection, its loss would end the process, and the run would report an unhandled error.
  it('fail a transaction between two queries with an unavailable error, store nothing of it, and run the next query', async () => {
    const failed = await database.queries
      .transaction()
      .execute(async (transaction) => {
        await sql`create table half_done (id integer)`.execute(transaction);
        await breakConnections();
        await pause(100);
        await sql`select 1`.execute(transaction);
      })
      .catch((error: unknown) => error);
    expect(isDatabaseUnavailable(failed)).toBe(true);
    const { rows } = await sql`select to_regclass('half_done') as found`.execute(database.queries);
    expect(rows).toEqual([{ found: null }]);
  });

  it('fail a running query with an unavailable error, and run the next one', async () => {
    const failed = sql`select pg_sleep(20)`.execute(database.queries).catch((error: unknown) => error);
    await pause(100);
    await breakConnections();
    expect(isDatabaseUnavailable(await failed)).toBe(true);
    await pause(100);
    expect((await sql`select 1 as one`.execute(database.queries)).rows).toEqual([{ one: 1 }]);
  });

  it('are not reported for a mistake in a query', async () => {
    const failed = await sql`select nothing`.execute(database.queries).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(Error);
    expect(isDatabaseUnavailable(failed)).toBe(false);
  });
});

/** Breaks the connections that wait for a lock, and returns their number. */
async function breakWaiting(queries: Queries): Promise<number> {
  const broken =
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      queries,
    );
  return broken.rows.length;
}

it('answers 503 unavailable, not 500, to a request whose connection breaks', async () => {
  const server = await startTestServer('postgres');
  const account = await server.addAccount();
  const { queries } = server.database;
  await queries.transaction().execute(async (transaction) => {
    // The request waits for this lock.
    await sql`lock table posts in access exclusive mode`.execute(transaction);
    const answer = server.call('GET', '/api/v1/posts', { as: account });
    await expect.poll(() => breakWaiting(queries)).toBeGreaterThan(0);
    expect(await answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });
  expect((await server.call('GET', '/api/v1/posts', { as: account })).status).toBe(200);
  await server.stop();
});
