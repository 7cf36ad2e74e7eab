import { COMMENTS_PAGE, POST_COMMENTS } from '@oja/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { post } from '../../test/posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../test/test-server.ts';
import { newId } from '../db/new-id.ts';

const textsOf = (comments: { text: string }[]) => comments.map(({ text }) => text);

describe.each(DATABASES)('comments on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  let customer: Account;
  let postId: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
    vendor = await server.addAccount('vendor');
    customer = await server.addAccount();
    postId = (await post(server, vendor)).body.data.post._id;
  });
  afterAll(() => server.stop());

  const say = (text: string, as = customer, id = postId) => server.call('POST', `/api/v1/posts/reply/${id}`, { as, body: { text } });
  const edit = (commentId: string, text: string, as = customer, id = postId) =>
    server.call('PATCH', `/api/v1/posts/reply/${id}/${commentId}`, { as, body: { text } });
  const remove = (commentId: string, as = customer, id = postId) => server.call('DELETE', `/api/v1/posts/unreply/${id}/${commentId}`, { as });
  const ask = async (path: string) => (await server.call('GET', `/api/v1/posts${path}`, { as: customer })).body.data;
  const newPost = async (): Promise<string> => (await post(server, vendor)).body.data.post._id;

  it('201: the comment with its author, the count, and a word to the author of the post', async () => {
    const answer = await say('  Do you deliver to Ìbàdàn?  ');
    expect(answer).toMatchObject({
      status: 201,
      body: {
        message: 'Comment added.',
        status: 201,
        data: { comment: { text: 'Do you deliver to Ìbàdàn?', editedAt: null, userId: { _id: customer.id, userName: customer.userName } }, repliesCount: 1 },
      },
    });
    const told = await server.database.queries.selectFrom('notifications').select(['message', 'post_id', 'sender_id']).where('recipient_id', '=', vendor.id).execute();
    expect(told).toEqual([{ message: `${customer.userName} commented on your post`, post_id: postId, sender_id: customer.id }]);
    await say('Yes, by park waybill.', vendor);
    expect(await server.database.queries.selectFrom('notifications').selectAll().where('sender_id', '=', vendor.id).execute()).toEqual([]);
  });

  it('lists show the newest three of each post, one post all of them, newest first', async () => {
    const [busy, quiet] = [await newPost(), await newPost()];
    for (const text of ['one', 'two', 'three', 'four']) {
      server.clock.now += 10;
      await say(text, customer, busy);
    }
    await say('only', vendor, quiet);
    const { posts } = await ask('');
    const repliesOf = (id: string) => textsOf(posts.find((shown: { _id: string }) => shown._id === id).replies);
    expect(repliesOf(busy)).toEqual(['four', 'three', 'two']);
    expect(repliesOf(quiet)).toEqual(['only']);
    const one = await ask(`/${busy}`);
    expect(one).toMatchObject({ repliesCursor: null, posts: [{ repliesCount: 4 }] });
    expect(textsOf(one.posts[0].replies)).toEqual(['four', 'three', 'two', 'one']);
  });

  it('a long thread: the newest 200 with the post, the others page by page, none twice and none left out', async () => {
    const id = await newPost();
    const total = POST_COMMENTS + COMMENTS_PAGE + 7;
    const at = server.clock.now;
    // Three share each moment.
    const rows = Array.from({ length: total }, (_, index) => ({
      id: newId(), post_id: id, user_id: customer.id, text: `${index}`, created_at: at + Math.floor(index / 3), edited_at: null,
    }));
    await server.database.queries.insertInto('comments').values(rows).execute();
    await server.database.queries.updateTable('posts').set({ replies_count: total }).where('id', '=', id).execute();
    const { posts, repliesCursor } = await ask(`/${id}`);
    const second = await ask(`/reply/${id}?cursor=${repliesCursor}`);
    const third = await ask(`/reply/${id}?cursor=${second.nextCursor}`);
    expect(textsOf([...posts[0].replies, ...second.comments, ...third.comments])).toEqual(rows.map(({ text }) => text).toReversed());
    expect([posts[0].replies.length, second.comments.length, third.comments.length, third.nextCursor]).toEqual([POST_COMMENTS, COMMENTS_PAGE, 7, null]);
    expect((await ask(`/reply/${id}`)).comments[0].text).toBe(`${total - 1}`);
  });

  it('200: changes and deletes one of one’s own', async () => {
    const id = await newPost();
    const { _id } = (await say('Helo', customer, id)).body.data.comment;
    server.clock.now += 10;
    const edited = await edit(_id, 'Hello', customer, id);
    expect(edited).toMatchObject({
      status: 200,
      body: { status: 200, message: 'Comment updated.', data: { comment: { _id, text: 'Hello', editedAt: new Date(server.clock.now).toISOString() }, repliesCount: 1 } },
    });
    expect((await remove(_id, customer, id)).body).toEqual({ status: 200, message: 'Comment deleted.', data: { repliesCount: 0 } });
    expect((await ask(`/${id}`)).posts[0]).toMatchObject({ replies: [], repliesCount: 0 });
    expect(await remove(_id, customer, id)).toMatchObject({ status: 404, body: { code: 'comment_not_found' } });
  });

  it('403: the author of the post may not change or delete what others say; an admin may delete, not change', async () => {
    const id = await newPost();
    const admin = await server.addAccount('admin');
    const { _id } = (await say('Too dear', customer, id)).body.data.comment;
    for (const answer of [await edit(_id, 'Cheap', vendor, id), await remove(_id, vendor, id), await edit(_id, 'Cheap', admin, id)]) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    expect((await remove(_id, admin, id)).status).toBe(200);
  });

  it('404: a comment under another post, an unknown post', async () => {
    const { _id } = (await say('Here')).body.data.comment;
    const other = await newPost();
    expect(await remove(_id, customer, other)).toMatchObject({ status: 404, body: { code: 'comment_not_found' } });
    expect(await edit(_id, 'There', customer, other)).toMatchObject({ status: 404, body: { code: 'comment_not_found' } });
    expect(await say('Where', customer, vendor.id)).toMatchObject({ status: 404, body: { code: 'post_not_found' } });
    expect((await server.call('GET', `/api/v1/posts/reply/${vendor.id}`, { as: customer })).status).toBe(404);
  });

  it.each([
    [{}, 'Write a comment first.'],
    [{ text: ' \u0000 ' }, 'Write a comment first.'],
    [{ text: 'a'.repeat(1001) }, 'A comment can be at most 1000 characters.'],
  ])('422: %j', async (body, text) => {
    const answer = await server.call('POST', `/api/v1/posts/reply/${postId}`, { as: customer, body });
    expect(answer).toMatchObject({ status: 422, body: { fields: { text } } });
  });
});
