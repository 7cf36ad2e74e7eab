import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { idSchema } from '@oja/contract/ids';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';

import { createDatabase } from '../../../test/postgres.ts';
import { DATABASES } from '../../../test/test-server.ts';
import { openDatabase } from './connection/open-database.ts';
import type { Database, DatabaseKind, Queries } from './database.ts';
import { type Migration, migrate } from './migrate.ts';
import { migrations } from './migrations/list.ts';
import type { Tables } from './schema.ts';
import { postgresDialect } from './connection/postgres-dialect.ts';
import { sqliteDialect } from './connection/sqlite-dialect.ts';

let folder: string;
let postgres: Awaited<ReturnType<typeof createDatabase>>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oja-migrate-'));
  postgres = await createDatabase(inject('postgresUrl'));
});
afterEach(async () => {
  await postgres.drop();
  await rm(folder, { recursive: true });
});

const idOf = (number: number) => `0197a000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const open = (kind: DatabaseKind) =>
  openDatabase({ dataDir: folder, databaseUrl: kind === 'postgres' ? postgres.url : undefined });

describe.each(DATABASES)('migrations on %s', (kind) => {
  /** Opens an empty database as an earlier version left it, up to and with a migration. */
  async function openUpTo(name: string): Promise<{ queries: Queries; close: () => Promise<void> }> {
    const queries = new Kysely<Tables>({
      dialect: kind === 'sqlite' ? sqliteDialect(join(folder, 'old.sqlite')) : await postgresDialect(postgres.url),
    });
    await migrate({ kind, queries }, migrations.slice(0, migrations.findIndex((step) => step.name === name) + 1));
    return { queries, close: () => queries.destroy() };
  }

  async function withDatabase(use: (database: Database) => Promise<void>): Promise<void> {
    const database = await open(kind);
    await use(database);
    await database.close();
  }

  it('are applied once and in order', async () => {
    await withDatabase(async () => undefined);
    await withDatabase(async ({ queries }) => {
      const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(queries);
      expect(rows.map((row) => row.name)).toEqual(migrations.map((step) => step.name));
    });
  });

  it('refuse a database of a newer version, with a one-line message', async () => {
    await withDatabase(async ({ queries }) => {
      await sql`insert into migrations (name, applied_at) values ('0099-not-yet', 1)`.execute(queries);
    });
    await expect(open(kind)).rejects.toMatchObject({
      lines: [expect.stringContaining('newer version of Oja (it has 0099-not-yet)')],
    });
  });

  it('leave no changes behind when one of them fails', async () => {
    await withDatabase(async (database) => {
      const failing: Migration = {
        name: '0100-fails',
        async up(queries) {
          await sql`create table half_done (id integer)`.execute(queries);
          throw new Error('half way');
        },
      };
      await expect(migrate(database, [...migrations, failing])).rejects.toThrow('half way');
      await expect(sql`select 1 from half_done`.execute(database.queries)).rejects.toThrow(/half_done/);
    });
  });

  it('give earlier sessions ids of their own, and end them 90 days after their sign-in', async () => {
    const { queries, close } = await openUpTo('0019-resting-names');
    const user = '0197a000-0000-7000-8000-0000000000aa';
    await sql`insert into users (id, name, user_name, user_name_key, email, password_hash, bio, is_admin, is_verified_vendor, followers_count, following_count, posts_count, created_at)
      values (${user}, 'Ada', 'ada', 'ada', 'a@example.com', '', '', 0, 0, 0, 0, 0, 1)`.execute(queries);
    const DAY = 24 * 60 * 60_000;
    for (const [token, expires] of [
      ['old', 100 * DAY],
      ['young', 30 * DAY],
    ] as const)
      await sql`insert into sessions (token_hash, user_id, created_at, last_used_at, expires_at)
        values (${token}, ${user}, 0, 0, ${expires})`.execute(queries);
    await migrate({ kind, queries }, migrations);
    const sessions = await queries.selectFrom('sessions').selectAll().orderBy('token_hash').execute();
    await close();
    expect(sessions.map(({ expires_at: expires, device, place }) => [expires / DAY, device, place])).toEqual([
      [90, '', ''],
      [30, '', ''],
    ]);
    const ids = sessions.map(({ id }) => idSchema.parse(id));
    expect(new Set(ids).size).toBe(2);
  });

  it('make messages that were written before searchable by their folded texts', async () => {
    const { queries, close } = await openUpTo('0026-confirmed-phones');
    await sql`insert into conversations (id, low_id, high_id, created_at)
      values (${idOf(0)}, ${idOf(1)}, ${idOf(2)}, 1)`.execute(queries);
    // More than one statement fills in.
    const count = 5001;
    for (let start = 1; start <= count; start += 1000) {
      const values = Array.from({ length: Math.min(1000, count - start + 1) }, (_, index) => {
        const id = idOf(start + index);
        return sql`(${id}, ${idOf(0)}, ${idOf(1)}, ${idOf(2)}, ${id}, 'Àdùnní  Ọlá', 1)`;
      });
      await sql`insert into messages (id, conversation_id, sender_id, recipient_id, client_id, text, created_at)
        values ${sql.join(values)}`.execute(queries);
    }
    await migrate({ kind, queries }, migrations);
    const found = await queries.selectFrom('messages').select('id').where('search_text', '=', 'adunni ola').execute();
    await close();
    expect(found).toHaveLength(count);
  });

  it('give earlier agreed deals the price of one unit, and the place of their post', async () => {
    const { queries, close } = await openUpTo('0046-notification-comments');
    for (const [id, name] of [
      [idOf(8), 'ada'],
      [idOf(9), 'bayo'],
    ])
      await sql`insert into users (id, name, user_name, user_name_key, email, password_hash, bio, is_admin, is_verified_vendor, followers_count, following_count, posts_count, created_at)
      values (${id}, ${name}, ${name}, ${name}, ${name}, '', '', 0, 0, 0, 0, 0, 1)`.execute(queries);
    await sql`insert into posts (id, user_id, title, description, category, phone_number, location, images, search_text, likes_count, replies_count, created_at, is_advert, shown_until, state)
      values (${idOf(1)}, ${idOf(9)}, 'Drum', '', 'Home', '', '', '[]', 'drum', 0, 0, 1, 0, 7, 'Oyo')`.execute(queries);
    for (const [deal, post, action] of [
      [1, 1, 'accept'],
      [2, 1, 'decline'],
      [3, 2, 'accept'],
    ] as const) {
      await sql`insert into deals (id, post_id, title, buyer_id, vendor_id, version, state, amount_kobo, units, since, last_step, created_at)
        values (${idOf(deal)}, ${idOf(post)}, 'Drum', ${idOf(8)}, ${idOf(9)}, 2, 'completed', 1000, 3, 70, ${idOf(deal)}, 5)`.execute(
        queries,
      );
      await sql`insert into deal_steps (deal_id, version, action, side, created_at)
        values (${idOf(deal)}, 2, ${action}, 'vendor', 60)`.execute(queries);
    }
    await migrate({ kind, queries }, migrations);
    const prices = await queries.selectFrom('agreed_prices').selectAll().execute();
    await close();
    expect(prices).toEqual([
      { deal_id: idOf(1), category: 'Home', state: 'Oyo', condition: null, unit_kobo: 333, agreed_at: 60 },
    ]);
  });

  it.runIf(kind === 'sqlite')(
    'give earlier posts one number in all indexes, with what is counted of them',
    async () => {
      const { queries, close } = await openUpTo('0034-posts-for-visitors');
      await sql`insert into users (id, name, user_name, user_name_key, email, password_hash, bio, is_admin, is_verified_vendor, followers_count, following_count, posts_count, created_at)
      values (${idOf(9)}, 'Ada', 'ada', 'ada', 'a@example.com', '', '', 0, 0, 0, 0, 0, 1)`.execute(queries);
      const words = ['drum', 'pot', 'stool'];
      for (const [index, word] of words.entries())
        await sql`insert into posts (id, user_id, title, description, category, phone_number, location, images, search_text, likes_count, replies_count, created_at, is_advert, shown_until, state)
        values (${idOf(index)}, ${idOf(9)}, ${word}, '', 'Home', '', '', ${index === 1 ? '[{}]' : '[]'}, ${word}, 0, 0, ${index}, 0, 7, 'Oyo')`.execute(
          queries,
        );
      // Their words got numbers in another order.
      for (const index of [2, 0, 1])
        await sql`insert into post_texts (post_id, words)
        values (${idOf(index)}, ${JSON.stringify([words[index], 'wood'])})`.execute(queries);
      await migrate({ kind, queries }, migrations);
      const { rows } = await sql<{ found: string }>`
      select post_words.word || ' ' || posts.title || ' ' || post_numbers.has_pictures || post_numbers.category || post_numbers.state
        || post_numbers.created_at || post_numbers.shown_until as found
      from post_words join post_numbers on post_numbers.number = post_words.number
      join post_texts on post_texts.number = post_words.number and post_texts.post_id = post_numbers.post_id
      join posts on posts.id = post_numbers.post_id
      join post_search on post_search.rowid = post_numbers.number and post_search match posts.search_text
      order by post_words.word, posts.title`.execute(queries);
      await close();
      expect(rows.map(({ found }) => found)).toEqual([
        'drum drum 0HomeOyo07',
        'pot pot 1HomeOyo17',
        'stool stool 0HomeOyo27',
        'wood drum 0HomeOyo07',
        'wood pot 1HomeOyo17',
        'wood stool 0HomeOyo27',
      ]);
    },
  );

  it('return big numbers and counts as numbers', async () => {
    await withDatabase(async ({ queries }) => {
      const { rows } = await sql<{
        big: unknown;
        count: unknown;
      }>`select cast(9007199254740000 as bigint) as big, count(*) as count from users`.execute(queries);
      expect(rows).toEqual([{ big: 9_007_199_254_740_000, count: 0 }]);
    });
  });
});

it('migration 0008 makes users of an old database searchable by their folded names', async () => {
  const queries = new Kysely<Tables>({ dialect: sqliteDialect(join(folder, 'old.sqlite')) });
  await migrate({ kind: 'sqlite', queries }, migrations.slice(0, 7));
  await sql`insert into users (id, name, user_name, user_name_key, email, password_hash, bio, is_admin, is_verified_vendor, followers_count, following_count, posts_count, created_at)
    values ('1', 'Àdùnní  Ọlá', 'Adunni', 'adunni', 'a@example.com', '', '', 0, 0, 0, 0, 0, 1)`.execute(queries);
  await migrate({ kind: 'sqlite', queries }, migrations);
  expect(await queries.selectFrom('users').select('search_text').execute()).toEqual([
    { search_text: 'adunni ola\nadunni' },
  ]);
  await queries.destroy();
});

it('migration 0021 counts sessions as proved at their login, and accounts that Google opened as without a password', async () => {
  const queries = new Kysely<Tables>({ dialect: sqliteDialect(join(folder, 'old.sqlite')) });
  const before = migrations.findIndex(({ name }) => name === '0021-step-up');
  await migrate({ kind: 'sqlite', queries }, migrations.slice(0, before));
  for (const [id, activatedAt] of [
    ['opened', 5],
    ['linked', 1],
  ]) {
    await sql`insert into users (id, name, user_name, user_name_key, email, password_hash, bio, is_admin, is_verified_vendor, followers_count, following_count, posts_count, created_at, activated_at)
      values (${id}, '', ${id}, ${id}, ${id}, '', '', 0, 0, 0, 0, 0, 1, ${activatedAt})`.execute(queries);
    await sql`insert into google_links (subject, user_id, linked_at) values (${id}, ${id}, 5)`.execute(queries);
  }
  await sql`insert into sessions (token_hash, user_id, created_at, last_used_at, expires_at) values ('a', 'opened', 7, 8, 9)`.execute(
    queries,
  );
  await migrate({ kind: 'sqlite', queries }, migrations);
  expect(await queries.selectFrom('users').select(['id', 'has_password']).orderBy('id').execute()).toEqual([
    { id: 'linked', has_password: 1 },
    { id: 'opened', has_password: 0 },
  ]);
  expect(await queries.selectFrom('sessions').select('proved_at').execute()).toEqual([{ proved_at: 7 }]);
  await queries.destroy();
});

it('two servers can start on one PostgreSQL at the same moment', async () => {
  const both = await Promise.all([open('postgres'), open('postgres')]);
  await Promise.all(both.map((database) => database.close()));
  expect(both).toHaveLength(2);
});

it('a second server on the same SQLite folder is refused until the first has stopped', async () => {
  const first = await open('sqlite');
  await expect(open('sqlite')).rejects.toMatchObject({ lines: [expect.stringContaining(`already using ${folder}`)] });
  await first.close();
  await (await open('sqlite')).close();
});

it('a file that is not a database is refused with a one-line message', async () => {
  await writeFile(join(folder, 'oja.sqlite'), 'x'.repeat(5000));
  await expect(open('sqlite')).rejects.toMatchObject({
    lines: [expect.stringMatching(/oja\.sqlite cannot be used: file is not a database\. Restore it/)],
  });
});
