import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addPost, readPost } from '../../../test/posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

describe.each(DATABASES)('likes on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  let postId: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
    vendor = await server.addAccount('vendor');
    postId = (await addPost(server, vendor))._id;
  });
  afterAll(() => server.stop());

  const like = (as: Account, id = postId) => server.call('POST', `/api/v1/posts/like/${id}`, { as });
  const seenBy = (as: Account) => readPost(server, as, postId);

  it('are toggled, and users see their own like and the total count', async () => {
    const customer = await server.addAccount();
    expect((await like(customer)).body).toEqual({
      message: 'Post liked.',
      code: 'liked',
      data: { isLiked: true, likesCount: 1 },
    });
    expect(await seenBy(customer)).toMatchObject({ likes: [customer.id], likesCount: 1 });
    expect(await seenBy(vendor)).toMatchObject({ likes: [], likesCount: 1 });
    expect((await like(customer)).body).toEqual({
      message: 'Like removed.',
      code: 'unliked',
      data: { isLiked: false, likesCount: 0 },
    });
  });

  it('accept an empty body with the JSON content type', async () => {
    const customer = await server.addAccount();
    const answer = await server.call('POST', `/api/v1/posts/like/${postId}`, {
      as: customer,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(200);
    await like(customer);
  });

  it("notify the author of a user's first like, and not again while the notification exists", async () => {
    const customer = await server.addAccount();
    const likeNotifications = () =>
      server.database.queries
        .selectFrom('notifications')
        .select(['id', 'recipient_id', 'post_id', 'message'])
        .where('sender_id', '=', customer.id)
        .execute();
    await like(customer);
    expect(await likeNotifications()).toMatchObject([
      { recipient_id: vendor.id, post_id: postId, message: `${customer.name} liked your post` },
    ]);
    await like(customer);
    await like(customer);
    expect(await likeNotifications()).toHaveLength(1);
    await server.database.queries.deleteFrom('notifications').where('sender_id', '=', customer.id).execute();
    await like(customer);
    await like(customer);
    expect(await likeNotifications()).toHaveLength(1);
    await like(customer);
    await like(vendor);
    expect(
      await server.database.queries
        .selectFrom('notifications')
        .selectAll()
        .where('sender_id', '=', vendor.id)
        .execute(),
    ).toEqual([]);
    await like(vendor);
  });

  it('answer 404 post_not_found for an unknown post', async () => {
    expect(await like(vendor, vendor.id)).toMatchObject({ status: 404, body: { code: 'post_not_found' } });
  });

  it('have a counter that matches the rows after many concurrent clicks by many users and by one user', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => server.addAccount()));
    const impatient = await server.addAccount();
    const clicks = [
      ...people.flatMap((person) => [person, person, person]),
      ...Array.from({ length: 7 }, () => impatient),
    ];
    const answers = await Promise.all(clicks.map((person) => like(person)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    const rows = await server.database.queries
      .selectFrom('likes')
      .select('user_id')
      .where('post_id', '=', postId)
      .execute();
    expect(rows).toHaveLength(13);
    expect(await seenBy(vendor)).toMatchObject({ likesCount: 13 });
  });
});
