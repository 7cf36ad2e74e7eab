import { SESSION_LIFETIME_MS } from '@oja/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Account, DATABASES, type TestServer, startTestServer } from '../../test/test-server.ts';

describe.each(DATABASES)('a session that was used a moment ago, on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());

  const read = async (as: Account) => (await server.call('GET', '/api/v1/posts', { as })).status;
  const writePost = async (as: Account) => (await server.call('POST', '/api/v1/posts', { as, body: {} })).status;

  /** What a call is answered before a change and right after it. */
  async function around(account: Account, change: (queries: TestServer['database']['queries']) => Promise<unknown>, ask = read) {
    const before = [await ask(account), await ask(account)];
    await change(server.database.queries);
    return [...before, await ask(account)];
  }

  it('ends with its deletion, alone or with the account', async () => {
    const [ada, bola] = [await server.addAccount(), await server.addAccount()];
    expect(await around(ada, (queries) => queries.deleteFrom('sessions').where('user_id', '=', ada.id).execute())).toEqual([200, 200, 401]);
    expect(await around(bola, (queries) => queries.deleteFrom('users').where('id', '=', bola.id).execute())).toEqual([200, 200, 401]);
  });

  it('ends with its logout, beside many that are underway', async () => {
    const account = await server.addAccount();
    const others = Array.from({ length: 20 }, () => read(account));
    expect(await around(account, () => server.call('POST', '/api/logout', { as: account }))).toEqual([200, 200, 401]);
    await Promise.all(others);
  });

  it('carries what its person may do now', async () => {
    const account = await server.addAccount('customer');
    const makeVendor = (queries: TestServer['database']['queries']) => queries.updateTable('users').set({ is_verified_vendor: 1 }).where('id', '=', account.id).execute();
    expect(await around(account, makeVendor, writePost)).toEqual([403, 403, 422]);
  });

  it('ends with its time', async () => {
    const account = await server.addAccount();
    expect(await read(account)).toBe(200);
    server.clock.now += SESSION_LIFETIME_MS;
    expect(await read(account)).toBe(401);
  });
});
