import { commentAnswerSchema, commentsAnswerSchema } from '@oja/contract/comments';
import { COMMENTS_PAGE, POST_COMMENTS } from '@oja/contract/limits';
import { postAnswerSchema, postsAnswerSchema } from '@oja/contract/posts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addPost, readPost } from '../../../test/posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { newId } from '../../foundation/db/new-id.ts';

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
    postId = await newPost();
  });
  afterAll(() => server.stop());

  const comment = (text: string, as = customer, id = postId) =>
    server.call('POST', `/api/v1/posts/reply/${id}`, { as, body: { text } });
  const addComment = async (text: string, id: string) =>
    (await comment(text, customer, id)).as(commentAnswerSchema).data.comment._id;
  const edit = (commentId: string, text: string, as = customer, id = postId) =>
    server.call('PATCH', `/api/v1/posts/reply/${id}/${commentId}`, { as, body: { text } });
  const remove = (commentId: string, as = customer, id = postId) =>
    server.call('DELETE', `/api/v1/posts/unreply/${id}/${commentId}`, { as });
  const see = (id: string) => readPost(server, customer, id);
  const pageOf = async (id: string, query = '') =>
    (await server.call('GET', `/api/v1/posts/reply/${id}${query}`, { as: customer })).as(commentsAnswerSchema).data;
  const newPost = async () => (await addPost(server, vendor))._id;

  it('are returned with author and count, and notify the author of the post', async () => {
    const answer = await comment('  Do you deliver to Ìbàdàn?  ');
    expect(answer).toMatchObject({
      status: 201,
      body: {
        message: 'Comment added.',
        status: 201,
        data: {
          comment: {
            text: 'Do you deliver to Ìbàdàn?',
            editedAt: null,
            userId: { _id: customer.id, userName: customer.userName },
          },
          repliesCount: 1,
        },
      },
    });
    const notifications = await server.database.queries
      .selectFrom('notifications')
      .select(['message', 'post_id', 'sender_id'])
      .where('recipient_id', '=', vendor.id)
      .execute();
    expect(notifications).toEqual([
      { message: `${customer.name} commented on your post`, post_id: postId, sender_id: customer.id },
    ]);
    await comment('Yes, by park waybill.', vendor);
    expect(
      await server.database.queries
        .selectFrom('notifications')
        .selectAll()
        .where('sender_id', '=', vendor.id)
        .execute(),
    ).toEqual([]);
  });

  it('are limited to the newest three per post in lists, and shown in full on the post, newest first', async () => {
    const [busy, quiet] = [await newPost(), await newPost()];
    for (const text of ['one', 'two', 'three', 'four']) {
      server.clock.now += 10;
      await comment(text, customer, busy);
    }
    await comment('only', vendor, quiet);
    const list = await server.call('GET', '/api/v1/posts', { as: customer });
    const { posts } = list.as(postsAnswerSchema).data;
    const repliesOf = (id: string) => textsOf(posts.find(({ _id }) => _id === id)?.replies ?? []);
    expect(repliesOf(busy)).toEqual(['four', 'three', 'two']);
    expect(repliesOf(quiet)).toEqual(['only']);
    const one = await server.call('GET', `/api/v1/posts/${busy}`, { as: customer });
    expect(one.body).toMatchObject({ data: { repliesCursor: null, posts: [{ repliesCount: 4 }] } });
    expect(textsOf((await see(busy)).replies)).toEqual(['four', 'three', 'two', 'one']);
  });

  it('are paged in a long thread: the newest 200 with the post, then page by page without duplicates or gaps', async () => {
    const id = await newPost();
    const total = POST_COMMENTS + COMMENTS_PAGE + 7;
    const at = server.clock.now;
    // Three comments share each timestamp.
    const rows = Array.from({ length: total }, (_, index) => ({
      id: newId(),
      post_id: id,
      user_id: customer.id,
      text: `${index}`,
      created_at: at + Math.floor(index / 3),
      edited_at: null,
    }));
    await server.database.queries.insertInto('comments').values(rows).execute();
    await server.database.queries.updateTable('posts').set({ replies_count: total }).where('id', '=', id).execute();
    const one = await server.call('GET', `/api/v1/posts/${id}`, { as: customer });
    const { posts, repliesCursor } = one.as(postAnswerSchema).data;
    const first = posts.flatMap(({ replies }) => replies);
    const second = await pageOf(id, `?cursor=${repliesCursor}`);
    const third = await pageOf(id, `?cursor=${second.nextCursor}`);
    expect(textsOf([...first, ...second.comments, ...third.comments])).toEqual(
      rows.map(({ text }) => text).toReversed(),
    );
    expect([first.length, second.comments.length, third.comments.length, third.nextCursor]).toEqual([
      POST_COMMENTS,
      COMMENTS_PAGE,
      7,
      null,
    ]);
    expect((await pageOf(id)).comments[0]?.text).toBe(`${total - 1}`);
  });

  it('can be changed and deleted by their authors', async () => {
    const id = await newPost();
    const _id = await addComment('Helo', id);
    server.clock.now += 10;
    const edited = await edit(_id, 'Hello', customer, id);
    expect(edited).toMatchObject({
      status: 200,
      body: {
        status: 200,
        message: 'Comment updated.',
        data: { comment: { _id, text: 'Hello', editedAt: new Date(server.clock.now).toISOString() }, repliesCount: 1 },
      },
    });
    expect((await remove(_id, customer, id)).body).toEqual({
      status: 200,
      message: 'Comment deleted.',
      code: 'comment_deleted',
      data: { repliesCount: 0 },
    });
    expect(await see(id)).toMatchObject({ replies: [], repliesCount: 0 });
    expect(await remove(_id, customer, id)).toMatchObject({ status: 404, body: { code: 'comment_not_found' } });
  });

  it('do not change when another comment of the post is changed or deleted', async () => {
    const id = await newPost();
    for (const text of ['First', 'Second', 'Third']) {
      server.clock.now += 10;
      await comment(text, customer, id);
    }
    const [, second, first] = (await see(id)).replies;
    await edit(second?._id ?? '', 'Second, changed', customer, id);
    await remove(first?._id ?? '', customer, id);
    const shown = await see(id);
    expect(textsOf(shown.replies)).toEqual(['Third', 'Second, changed']);
    expect(shown).toMatchObject({ repliesCount: 2, replies: [{ editedAt: null }, {}] });
  });

  it("can be deleted but not changed by the post's author and by an admin, and neither by anybody else", async () => {
    const id = await newPost();
    const [admin, otherVendor] = [await server.addAccount('admin'), await server.addAccount('vendor')];
    for (const person of [vendor, admin]) {
      const _id = await addComment('Too dear', id);
      for (const answer of [await edit(_id, 'Cheap', person, id), await remove(_id, otherVendor, id)])
        expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      expect(await remove(_id, person, id)).toMatchObject({ status: 200, body: { data: { repliesCount: 0 } } });
    }
  });

  it('answer 404 under another post and for an unknown post', async () => {
    const _id = await addComment('Here', postId);
    const other = await newPost();
    expect(await remove(_id, customer, other)).toMatchObject({ status: 404, body: { code: 'comment_not_found' } });
    expect(await edit(_id, 'There', customer, other)).toMatchObject({
      status: 404,
      body: { code: 'comment_not_found' },
    });
    expect(await comment('Where', customer, vendor.id)).toMatchObject({
      status: 404,
      body: { code: 'post_not_found' },
    });
    expect((await server.call('GET', `/api/v1/posts/reply/${vendor.id}`, { as: customer })).status).toBe(404);
  });

  it.each([
    [{}, 'Write a comment first.'],
    [{ text: ' \u0000 ' }, 'Write a comment first.'],
    [{ text: 'a'.repeat(1001) }, 'A comment can be at most 1000 characters.'],
  ])('answer 422 to %j', async (body, text) => {
    const answer = await server.call('POST', `/api/v1/posts/reply/${postId}`, { as: customer, body });
    expect(answer).toMatchObject({ status: 422, body: { fields: { text } } });
  });
});
