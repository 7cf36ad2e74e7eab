import { notificationsAnswerSchema } from '@oja/contract/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { block } from '../../../test/blocks.ts';
import { addPost } from '../../../test/posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { priceFallsJob } from './price-falls.ts';

describe.each(DATABASES)('a price that falls on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  let ada: Account;
  let postId: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    vendor = await server.addAccount('vendor');
    ada = await server.addAccount();
    postId = (await addPost(server, vendor, { title: 'Fan', price: 40_000 }))._id;
  });

  const save = (person: Account) => server.call('POST', `/api/v1/posts/save/${postId}`, { as: person });
  const setPrice = async (price: number | null) => {
    expect((await server.call('PATCH', `/api/v1/posts/${postId}`, { as: vendor, body: { price } })).status).toBe(200);
  };
  const run = () => {
    const images = new ImageAddresses(server.config.publicUrl);
    return priceFallsJob({ queries: server.database.queries, images, events: server.app.events }).run(server.clock.now);
  };
  const listOf = async (person: Account) =>
    (await server.call('GET', '/api/v1/notifications', { as: person })).as(notificationsAnswerSchema).data
      .notifications;
  const readAll = async (person: Account) => {
    for (const { _id } of await listOf(person))
      await server.call('PATCH', `/api/v1/notifications/${_id}`, { as: person });
  };

  it('notifies those who saved the post, once', async () => {
    await save(ada);
    await setPrice(35_000.5);
    await Promise.all([run(), run()]);
    await run();
    expect(await listOf(ada)).toEqual([
      expect.objectContaining({
        message: `${vendor.name} lowered the price of “Fan” to ₦35,000.50`,
        type: 'comment',
        kind: 'price',
        postId,
      }),
    ]);
    expect(await listOf(vendor)).toEqual([]);
  });

  it('notifies again only when it is lower than the one that they know', async () => {
    await save(ada);
    await setPrice(35_000);
    await run();
    await readAll(ada);
    for (const price of [40_000, 35_000, 39_000]) {
      await setPrice(price);
      await run();
    }
    expect(await listOf(ada)).toHaveLength(1);
    await setPrice(30_000);
    await run();
    expect(await listOf(ada)).toMatchObject([{ message: `${vendor.name} lowered the price of “Fan” to ₦30,000` }, {}]);
  });

  it('notifies nobody if the price rose, was removed, or was seen at saving', async () => {
    await save(ada);
    await setPrice(45_000);
    await setPrice(null);
    await run();
    expect(await listOf(ada)).toEqual([]);
    await setPrice(42_000);
    const late = await server.addAccount();
    await setPrice(41_000);
    await save(late);
    await run();
    expect(await listOf(late)).toEqual([]);
  });

  it('notifies nobody whom a block hides or who no longer saves the post, and not about a deleted post', async () => {
    const [blocked, gone] = [await server.addAccount(), await server.addAccount()];
    for (const person of [ada, blocked, gone]) await save(person);
    await block(server, vendor, blocked);
    await save(gone);
    await setPrice(30_000);
    await run();
    expect([await listOf(blocked), await listOf(gone)]).toEqual([[], []]);
    expect(await listOf(ada)).toHaveLength(1);
    await setPrice(20_000);
    await server.call('DELETE', `/api/v1/posts/${postId}`, { as: vendor });
    await run();
    expect(await server.database.queries.selectFrom('price_falls').selectAll().execute()).toEqual([]);
  });

  it('notifies each of many people once', async () => {
    const people = await Promise.all(Array.from({ length: 120 }, () => server.addAccount()));
    for (const person of people) await save(person);
    await setPrice(10_000);
    await Promise.all([run(), run()]);
    const notified = server.database.queries
      .selectFrom('notifications')
      .select('recipient_id')
      .where('post_id', '=', postId);
    const recipients = (await notified.execute()).map((row) => row.recipient_id);
    expect(recipients.toSorted()).toEqual(people.map(({ id }) => id).toSorted());
  });
});
