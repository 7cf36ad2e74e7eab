import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import type { Queries } from './database.ts';
import { prepareQuery, prepareStatement } from './prepared-query.ts';

describe.each(DATABASES)('a prepared query on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());

  it('is built once and uses the values of each run, inside and outside a transaction', async () => {
    let built = 0;
    const nameOf = prepareQuery<{ admin: number; id: string }, { user_name: string }>((queries, slot) => {
      built += 1;
      return queries
        .selectFrom('users')
        .select('user_name')
        .where('is_admin', '=', slot('admin'))
        .where('id', '=', slot('id'))
        .where('bio', '=', '');
    });
    const [ada, bola] = [await server.addAccount('customer'), await server.addAccount('admin')];
    const find = async (queries: Queries) => [
      await nameOf(queries, { id: ada.id, admin: 0 }),
      await nameOf(queries, { id: bola.id, admin: 1 }),
      await nameOf(queries, { id: ada.id, admin: 1 }),
    ];
    const expected = [[{ user_name: ada.userName }], [{ user_name: bola.userName }], []];
    expect(await find(server.database.queries)).toEqual(expected);
    expect(await server.database.queries.transaction().execute(find)).toEqual(expected);
    expect(built).toBe(1);
  });

  it('reads a list of rows as a table, for any number of rows and any text', async () => {
    const texts = ['', 'plain', '"quoted" and \\back', '{braces,commas}', 'null', 'two\nlines', 'ọjà 🧺', "it's", null];
    const listed = texts.map((text, index) => ({ id: crypto.randomUUID(), number: 2 ** 40 + index, text }));
    const readBack = prepareStatement<{ listed: typeof listed }, (typeof listed)[number]>(
      ({ rows }) => sql`select id, number, text from ${rows('listed', { id: 'id', number: 'number', text: 'text' })}`,
    );
    expect(await readBack(server.database.queries, { listed })).toEqual(listed);
    expect(await readBack(server.database.queries, { listed: listed.slice(0, 1) })).toEqual(listed.slice(0, 1));
    expect(await readBack(server.database.queries, { listed: [] })).toEqual([]);
  });
});
