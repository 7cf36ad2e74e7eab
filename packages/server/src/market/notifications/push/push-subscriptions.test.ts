import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { newSubscription } from '../../../../test/push-service.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../../test/test-server.ts';

/** A push service that no test calls. */
const ORIGIN = 'http://push.test';

describe.each(DATABASES)('subscriptions to pushes on %s', (database) => {
  let server: TestServer;
  let ada: Account;
  let bayo: Account;

  beforeAll(async () => {
    server = await startTestServer(database, { PUSH_ORIGINS: ORIGIN });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await server.database.queries.deleteFrom('push_subscriptions').execute();
    [ada, bayo] = [await server.addAccount(), await server.addAccount()];
  });

  const subscribe = async (path: string, as: Account) => {
    const { body } = newSubscription(ORIGIN + path);
    expect((await server.call('POST', '/api/v1/push-subscriptions', { as, body })).status).toBe(200);
  };
  const subscribed = async () =>
    (await server.database.queries.selectFrom('push_subscriptions').selectAll().execute()).length;

  it('a subscription ends with its session: by logout, on all other devices, and with the account', async () => {
    await subscribe('/ada', ada);
    await server.call('POST', '/api/logout', { as: ada });
    expect(await subscribed()).toBe(0);
    await subscribe('/bayo', bayo);
    await server.call('DELETE', `/api/v1/users/delete/${bayo.id}`, { as: bayo });
    expect(await subscribed()).toBe(0);
  });

  it('a browser has one subscription, which belongs to the person who signed in last', async () => {
    await subscribe('/browser', ada);
    await subscribe('/browser', bayo);
    await subscribe('/browser', bayo);
    const rows = await server.database.queries.selectFrom('push_subscriptions').select('user_id').execute();
    expect(rows).toEqual([{ user_id: bayo.id }]);
    await server.call('DELETE', '/api/v1/push-subscriptions', { as: bayo });
    expect(await subscribed()).toBe(0);
  });

  it.each([
    { endpoint: 'http://127.0.0.1:1/push' },
    { endpoint: 'https://example.com/push' },
    { keys: { p256dh: 'AAAA', auth: 'AAAA' } },
    { timeZone: 'Mars/Base' },
  ])('refuses %o', async (change) => {
    const { body } = newSubscription(`${ORIGIN}/ada`);
    const answer = await server.call('POST', '/api/v1/push-subscriptions', { as: ada, body: { ...body, ...change } });
    expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    expect(await subscribed()).toBe(0);
  });
});
