import { DatabaseSync } from 'node:sqlite';

import { SESSION_LIFETIME_MS } from '@oja/contract/limits';
import { postsAnswerSchema } from '@oja/contract/posts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { insertPosts } from '../../../test/post-rows.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { dataPaths } from '../../foundation/startup/data-folder.ts';

describe.each(DATABASES)('a recently used session on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());

  const read = async (as: Account) => (await server.call('GET', '/api/v1/posts', { as })).status;
  const writePost = async (as: Account) => (await server.call('POST', '/api/v1/posts', { as, body: {} })).status;

  /** Returns the statuses of a call before a change and right after it. */
  async function around(
    account: Account,
    change: (queries: TestServer['database']['queries']) => Promise<unknown>,
    request = read,
  ) {
    const before = [await request(account), await request(account)];
    await change(server.database.queries);
    return [...before, await request(account)];
  }

  it('ends when it or its account is deleted', async () => {
    const [ada, bola] = [await server.addAccount(), await server.addAccount()];
    expect(
      await around(ada, (queries) => queries.deleteFrom('sessions').where('user_id', '=', ada.id).execute()),
    ).toEqual([200, 200, 401]);
    expect(await around(bola, (queries) => queries.deleteFrom('users').where('id', '=', bola.id).execute())).toEqual([
      200, 200, 401,
    ]);
  });

  it('ends with its logout, while other calls are running', async () => {
    const account = await server.addAccount();
    const others = Array.from({ length: 20 }, () => read(account));
    expect(await around(account, () => server.call('POST', '/api/logout', { as: account }))).toEqual([200, 200, 401]);
    await Promise.all(others);
  });

  it('uses the current permissions of its user', async () => {
    const account = await server.addAccount('customer');
    const makeVendor = (queries: TestServer['database']['queries']) =>
      queries.updateTable('users').set({ is_verified_vendor: 1 }).where('id', '=', account.id).execute();
    expect(await around(account, makeVendor, writePost)).toEqual([403, 403, 422]);
  });

  it('ends when it expires', async () => {
    const account = await server.addAccount();
    expect(await read(account)).toBe(200);
    server.clock.now += SESSION_LIFETIME_MS;
    expect(await read(account)).toBe(401);
  });
});

describe('a row in users that another process changes in the SQLite file', () => {
  let server: TestServer;
  let shell: DatabaseSync;
  beforeAll(async () => {
    server = await startTestServer('sqlite');
    shell = new DatabaseSync(dataPaths(server.config.dataDir).database, { enableForeignKeyConstraints: true });
  });
  afterAll(() => {
    shell.close();
    return server.stop();
  });

  const set = (column: string, value: number, { id }: Account) =>
    shell.prepare(`update users set ${column} = ? where id = ?`).run(value, id);
  const flags = async (as: Account) => (await server.call('GET', '/api/v1/posts/flag', { as })).status;
  const post = async (as: Account) => (await server.call('POST', '/api/v1/posts', { as, body: {} })).status;

  it('grants and revokes admin rights at the next request', async () => {
    const admin = await server.addAccount('admin');
    expect([await flags(admin), await flags(admin)]).toEqual([200, 200]);
    set('is_admin', 0, admin);
    expect(await flags(admin)).toBe(403);
    set('is_admin', 1, admin);
    expect(await flags(admin)).toBe(200);
  });

  it('grants and revokes the rights of a verified vendor at the next request', async () => {
    const vendor = await server.addAccount('vendor');
    expect([await post(vendor), await post(vendor)]).toEqual([422, 422]);
    set('is_verified_vendor', 0, vendor);
    expect(await post(vendor)).toBe(403);
  });

  it('ends the sessions of a deleted user at the next request', async () => {
    const account = await server.addAccount();
    expect([await flags(account), await flags(account)]).toEqual([403, 403]);
    shell.prepare('delete from users where id = ?').run(account.id);
    expect(await flags(account)).toBe(401);
  });

  it('changes the author on the next page of posts, and a deleted author has no posts there', async () => {
    const [reader, vendor] = [await server.addAccount(), await server.addAccount('vendor')];
    await insertPosts(server, vendor, [{}]);
    const authors = async () => {
      const { posts } = (await server.call('GET', '/api/v1/posts', { as: reader })).as(postsAnswerSchema).data;
      return posts.map(({ user }) => [user._id, user.isVerifiedVendor]);
    };
    expect([await authors(), await authors()]).toEqual([[[vendor.id, true]], [[vendor.id, true]]]);
    set('is_verified_vendor', 0, vendor);
    expect(await authors()).toEqual([[vendor.id, false]]);
    shell.prepare('delete from users where id = ?').run(vendor.id);
    expect(await authors()).toEqual([]);
  });
});
