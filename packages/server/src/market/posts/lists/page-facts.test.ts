import { SAVES_COUNTED } from '@oja/contract/limits';
import { postAnswerSchema } from '@oja/contract/posts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addPost } from '../../../../test/posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../../test/test-server.ts';
import { newUserRow } from '../../people/user-store.ts';

describe.each(DATABASES)('the answer with a single post on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
    vendor = await server.addAccount('vendor');
  });
  afterAll(() => server.stop());

  const read = async (postId: string, as: Account) =>
    (await server.call('GET', `/api/v1/posts/${postId}`, { as })).as(postAnswerSchema).data;
  const save = (postId: string, as: Account) => server.call('POST', `/api/v1/posts/save/${postId}`, { as });

  it('counts the saves of others', async () => {
    const { _id } = await addPost(server, vendor);
    const [one, another] = [await server.addAccount(), await server.addAccount()];
    expect(await read(_id, one)).toMatchObject({ savesByOthers: 0 });
    await save(_id, one);
    await save((await addPost(server, vendor))._id, another);
    expect(await read(_id, one)).toMatchObject({ savesByOthers: 0, posts: [{ saves: [one.id] }] });
    expect(await read(_id, another)).toMatchObject({ savesByOthers: 1, posts: [{ saves: [] }] });
    await save(_id, another);
    expect(await read(_id, vendor)).toMatchObject({ savesByOthers: 2 });
    await save(_id, one);
    expect(await read(_id, vendor)).toMatchObject({ savesByOthers: 1 });
  });

  it('counts at most a thousand saves', async () => {
    const { _id } = await addPost(server, vendor);
    const { queries } = server.database;
    const rows = Array.from({ length: SAVES_COUNTED + 1 }, (_, index) =>
      newUserRow(
        { name: 'Fan', userName: `fan-${index}`, email: `fan-${index}@example.com`, passwordHash: '' },
        server.clock.now,
      ),
    );
    for (const part of [rows.slice(0, 500), rows.slice(500)]) await queries.insertInto('users').values(part).execute();
    await queries
      .insertInto('saves')
      .values(rows.map(({ id }) => ({ user_id: id, post_id: _id, created_at: server.clock.now })))
      .execute();
    expect(await read(_id, vendor)).toMatchObject({ savesByOthers: SAVES_COUNTED });
  });

  it('has the month in which the account of the author was created', async () => {
    const { _id } = await addPost(server, vendor);
    await server.database.queries
      .updateTable('users')
      .set({ created_at: Date.parse('2024-03-31T23:59:59.999Z') })
      .where('id', '=', vendor.id)
      .execute();
    expect(await read(_id, await server.addAccount())).toMatchObject({ authorSince: '2024-03' });
  });
});
