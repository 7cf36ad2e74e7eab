import type { PostStatus } from '@oja/contract/categories';
import { STATUS_UNDO_MS } from '@oja/contract/limits';
import { notificationsAnswerSchema } from '@oja/contract/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { block } from '../../../test/blocks.ts';
import { addPost } from '../../../test/posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { statusNewsJob } from './status-news.ts';

describe.each(DATABASES)('a saved post that is reserved or sold on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  let ada: Account;
  let postId: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await server.database.queries.deleteFrom('status_news').execute();
    vendor = await server.addAccount('vendor');
    ada = await server.addAccount();
    postId = (await addPost(server, vendor, { title: 'Fan' }))._id;
  });

  const save = (person: Account) => server.call('POST', `/api/v1/posts/save/${postId}`, { as: person });
  const set = async (status: PostStatus) => {
    const answer = await server.call('PATCH', `/api/v1/posts/${postId}/status`, { as: vendor, body: { status } });
    expect(answer.status).toBe(200);
  };
  const job = () =>
    statusNewsJob({
      queries: server.database.queries,
      images: new ImageAddresses(server.config.publicUrl),
      events: server.app.events,
    });
  const run = () => job().run(server.clock.now);
  const runLater = () => {
    server.clock.now += STATUS_UNDO_MS;
    return run();
  };
  const messagesOf = async (person: Account) =>
    (await server.call('GET', '/api/v1/notifications', { as: person }))
      .as(notificationsAnswerSchema)
      .data.notifications.map(({ message, type, kind: ofKind, postId: about }) => [message, type, ofKind, about]);
  const news = (status: PostStatus) => [
    `${vendor.name} marked “Fan”, which you saved, as ${status}`,
    'comment',
    'price',
    postId,
  ];

  it('notifies those who saved it once, after the time to undo, on any number of servers', async () => {
    await save(ada);
    await save(vendor);
    await set('reserved');
    await run();
    expect(await messagesOf(ada)).toEqual([]);
    server.clock.now += STATUS_UNDO_MS;
    await Promise.all([run(), run(), run()]);
    await runLater();
    expect(await messagesOf(ada)).toEqual([news('reserved')]);
    expect(await messagesOf(vendor)).toEqual([]);
    await set('sold');
    await runLater();
    expect(await messagesOf(ada)).toEqual([news('sold'), news('reserved')]);
  });

  it('notifies nobody of a change that is undone, or of a pause', async () => {
    await save(ada);
    await set('sold');
    server.clock.now += STATUS_UNDO_MS - 1;
    await run();
    await set('available');
    await runLater();
    await set('paused');
    await runLater();
    expect(await messagesOf(ada)).toEqual([]);
  });

  it('notifies of the last of two changes within the time to undo', async () => {
    await save(ada);
    await set('reserved');
    server.clock.now += STATUS_UNDO_MS - 1;
    await set('sold');
    await run();
    expect(await messagesOf(ada)).toEqual([]);
    await runLater();
    expect(await messagesOf(ada)).toEqual([news('sold')]);
  });

  it('does not notify again of what a person knows, from a notification or from the post when it was saved', async () => {
    const ben = await server.addAccount();
    await save(ada);
    for (const status of ['reserved', 'available', 'reserved'] as const) {
      await set(status);
      await runLater();
    }
    await save(ben);
    for (const status of ['available', 'reserved', 'sold', 'available', 'reserved', 'sold'] as const) {
      await set(status);
      await runLater();
    }
    expect(await messagesOf(ada)).toEqual([news('sold'), news('reserved')]);
    expect(await messagesOf(ben)).toEqual([news('sold')]);
  });

  it('is taken up again where a server stopped, without the people who were notified', async () => {
    const people = await Promise.all(Array.from({ length: 60 }, () => server.addAccount()));
    for (const person of people) await save(person);
    await set('sold');
    server.clock.now += STATUS_UNDO_MS;
    let turns = 0;
    await job().run(server.clock.now, () => (turns += 1) > 1);
    const notified = async () =>
      (await server.database.queries.selectFrom('notifications').select('id').where('post_id', '=', postId).execute())
        .length;
    expect(await notified()).toBe(50);
    await run();
    expect(await notified()).toBe(60);
  });

  it('does not notify people whom a block hides from the vendor', async () => {
    await save(ada);
    await block(server, ada, vendor);
    await set('sold');
    await runLater();
    expect(await messagesOf(ada)).toEqual([]);
  });
});
