import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { DeferredSync } from './deferred-sync.ts';
import type { Tables } from '../schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

const FULL = 2;
const NORMAL = 1;

describe('a transaction on SQLite that is synced late', () => {
  let folder: string;
  let path: string;
  let queries: Kysely<Tables>;
  let deferredSync: DeferredSync;
  /** Simulates the disk when the log is synced. */
  let disk: () => Promise<void>;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'oja-sync-'));
    path = join(folder, 'test.sqlite');
    queries = new Kysely<Tables>({ dialect: sqliteDialect(path) });
    disk = async () => undefined;
    deferredSync = new DeferredSync(queries, path, () => disk());
    await sql`create table notes (text text)`.execute(queries);
  });
  afterEach(async () => {
    await deferredSync.close();
    await queries.destroy();
    rmSync(folder, { recursive: true });
  });

  const write = (text: string) =>
    deferredSync.transact(
      async (transaction) => void (await sql`insert into notes values (${text})`.execute(transaction)),
    );
  const notes = async () =>
    (await sql<{ text: string }>`select text from notes`.execute(queries)).rows.map(({ text }) => text);
  const mode = async (where: Kysely<Tables> = queries) =>
    (await sql<{ synchronous: number }>`pragma synchronous`.execute(where)).rows[0]?.synchronous;
  const logSize = () => (existsSync(`${path}-wal`) ? statSync(`${path}-wal`).size : 0);

  it('completes only after the log is synced', async () => {
    const order: string[] = [];
    disk = async () => {
      order.push(`synced with ${(await notes()).join()}`);
    };
    await write('one');
    order.push('done');
    expect(order).toEqual(['synced with one', 'done']);
  });

  it('commits without its own sync, while every other transaction syncs, also after a failure', async () => {
    const modes: unknown[] = [];
    const failing = deferredSync.transact(async (transaction) => {
      modes.push(await mode(transaction));
      throw new Error('given up');
    });
    await expect(failing).rejects.toThrow('given up');
    modes.push(await mode());
    await write('one');
    modes.push(await mode());
    await deferredSync.transact(async (transaction) => modes.push(await mode(transaction)));
    expect(modes).toEqual([NORMAL, FULL, FULL, NORMAL]);
    expect(await notes()).toEqual(['one']);
  });

  it('fails when the disk fails, and the next one first writes the log into the database', async () => {
    disk = () => Promise.reject(new Error('EIO'));
    await expect(write('one')).rejects.toThrow('EIO');
    disk = async () => undefined;
    let sizeAtBegin: number | undefined;
    await deferredSync.transact(async () => {
      sizeAtBegin = logSize();
    });
    expect(sizeAtBegin).toBe(0);
    expect(await notes()).toEqual(['one']);
    await write('two');
    expect(logSize()).toBeGreaterThan(0);
  });
});
