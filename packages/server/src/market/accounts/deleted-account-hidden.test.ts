import { randomUUID } from 'node:crypto';

import { commentAnswerSchema } from '@oja/contract/comments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { send } from '../../../test/messages.ts';
import { addPost } from '../../../test/posts.ts';
import { type Account, type Answer, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { postList, vendorList } from '../../entry/web/sitemap-lists.ts';
import { PageHeads } from '../../entry/web/page-heads.ts';

/**
 * A deleted account is gone from every answer while it waits for its erasure, and back in every answer after its
 * restoration. All that it shows contains one word.
 */
/** The counters in an answer. */
function countsIn(body: unknown): string[] {
  const counters = JSON.stringify(body).matchAll(/"(?:unreadCount|unreadAboutMessages|total|postsTotal)":\d+/g);
  return Array.from(counters, ([one]) => one);
}

describe.each(DATABASES)('a deleted account is gone on %s', (kind) => {
  let server: TestServer;
  let word: string;
  let leaving: Account;
  let viewer: Account;
  let admin: Account;
  let postId: string;
  let viewersPostId: string;
  /** Paths of the API, each with the one who reads it. */
  let reads: [path: string, as: Account][];

  const call = (method: 'POST' | 'DELETE', path: string, as: Account, body?: object) =>
    server.call(method, `/api/v1${path}`, { as, ...(body && { body }) });
  const read = async ([path, as]: [string, Account]) => (await server.call('GET', `/api/v1${path}`, { as })).body;
  /** The paths whose answers contain the word or the account's id. */
  const shownIn = async () => {
    const shown: string[] = [];
    for (const one of reads) {
      const text = JSON.stringify(await read(one));
      if (text.includes(word) || (one[0].includes('dashboard') && text.includes(leaving.id))) shown.push(one[0]);
    }
    return shown;
  };
  const counts = async () => {
    const [notifications, flags, applications] = await Promise.all(
      [
        ['/notifications', viewer] as const,
        ['/posts/flag/count', admin] as const,
        ['/vendors/applications', admin] as const,
      ].map(([path, as]) => read([path, as])),
    );
    return JSON.stringify([notifications, flags, applications].map(countsIn));
  };
  const open = (link: string) =>
    server.call('POST', link, { headers: { 'content-type': 'application/x-www-form-urlencoded' } });

  beforeAll(async () => {
    server = await startTestServer(kind);
    word = `w${randomUUID().slice(0, 8)}`;
    leaving = await server.addAccount('vendor', { userName: `leo-${word}` });
    viewer = await server.addAccount('vendor');
    admin = await server.addAccount('admin');
    const blocker = await server.addAccount();
    postId = (await addPost(server, leaving, { title: `Cloth ${word}`, category: 'Fashion' }))._id;
    viewersPostId = (await addPost(server, viewer, { category: 'Fashion' }))._id;
    await call('POST', `/users/follow/${viewer.id}`, leaving);
    await call('POST', `/users/follow/${leaving.id}`, viewer);
    await call('POST', `/posts/like/${viewersPostId}`, leaving);
    for (const [id, as] of [
      [viewersPostId, leaving],
      [postId, leaving],
      [postId, viewer],
    ] as const)
      (await call('POST', `/posts/reply/${id}`, as, { text: `On ${word}` })).as(commentAnswerSchema);
    await call('POST', `/posts/save/${postId}`, viewer);
    await send(server, viewer, leaving, { postId });
    await send(server, leaving, viewer);
    await call('POST', '/posts/flag', viewer, { postId, flagReason: 'Spam' });
    await call('POST', '/posts/flag', leaving, { postId: viewersPostId, flagReason: 'Spam' });
    await server.database.queries
      .insertInto('vendor_applications')
      .values({
        id: randomUUID(),
        user_id: leaving.id,
        business_name: word,
        goods: 'Cloth',
        address: 'Itoku',
        phone_number: '8031234567',
        note: '',
        state: 'waiting',
        reason: '',
        created_at: server.clock.now,
      })
      .execute();
    await call('POST', `/users/${leaving.id}/block`, blocker);
    reads = [
      [`/users/all?search=${word}`, viewer],
      ['/users/all', viewer],
      [`/users/dashboard/${viewer.userName}`, viewer],
      [`/users/profile/${leaving.id}`, viewer],
      [`/users/profile/${leaving.id}`, admin],
      [`/users/profile/${viewer.id}`, viewer],
      [`/users/${viewer.id}/followers`, viewer],
      [`/users/${viewer.id}/following`, viewer],
      [`/users/${leaving.id}/posts`, viewer],
      ['/users/blocked', blocker],
      ['/posts', viewer],
      ['/posts/feed', viewer],
      [`/posts?search=${word}`, viewer],
      ['/posts/category?category=fashion', viewer],
      [`/posts/category?category=fashion&query=${word}`, viewer],
      ['/posts/save', viewer],
      [`/posts/${postId}`, viewer],
      [`/posts/${postId}`, admin],
      [`/posts/reply/${postId}`, viewer],
      [`/posts/${viewersPostId}`, viewer],
      [`/posts/reply/${viewersPostId}`, viewer],
      ['/posts/flag', admin],
      ['/vendors/applications', admin],
      ['/notifications', viewer],
      ['/messages/conversations', viewer],
      [`/messages/${leaving.id}`, viewer],
      ['/events?after=0', viewer],
    ];
  });
  afterAll(() => server.stop());

  it('from every list, count and page until it is restored, and no action reaches it', async () => {
    const all = reads.map(([path]) => path);
    const [heads, now] = [
      new PageHeads(server.database.queries, 'http://oja.test', () => server.clock.now),
      () => server.clock.now,
    ];
    const onPages = async () => {
      const lists = [postList(server.database.queries, now), vendorList(server.database.queries, now)];
      const entries = (await Promise.all(lists.map((list) => list.read(undefined, undefined, 100)))).flat();
      return [
        (await heads.ofProfile(leaving.id)) !== undefined,
        (await heads.ofPost(postId)) !== undefined,
        entries.some(({ path }) => path.endsWith(postId)),
        entries.some(({ path }) => path.endsWith(leaving.id)),
      ];
    };
    expect(await shownIn()).toEqual(all);
    expect(await onPages()).toEqual([true, true, true, true]);
    const before = await counts();

    expect((await call('DELETE', `/users/delete/${leaving.id}`, leaving)).status).toBe(200);
    const link = /http:\/\/oja\.test(\/restore\S+)/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? '';
    expect(await shownIn()).toEqual([]);
    expect(await onPages()).toEqual([false, false, false, false]);
    expect(await counts()).not.toMatch(/:[1-9]/);
    const acts: [Answer, string][] = [
      [await call('POST', `/users/follow/${leaving.id}`, viewer), 'user_not_found'],
      [await call('POST', `/users/${leaving.id}/block`, viewer), 'user_not_found'],
      [await call('POST', `/posts/like/${postId}`, viewer), 'post_not_found'],
      [await call('POST', `/posts/save/${postId}`, viewer), 'post_not_found'],
      [await call('POST', `/posts/reply/${postId}`, viewer, { text: 'Hello?' }), 'post_not_found'],
      [await call('POST', '/posts/flag', admin, { postId, flagReason: 'Spam' }), 'post_not_found'],
      [await call('DELETE', `/posts/${postId}`, admin), 'post_not_found'],
      [await send(server, viewer, leaving), 'user_not_found'],
      [await call('DELETE', `/users/delete/${leaving.id}`, admin), 'user_not_found'],
      [await server.call('PATCH', `/api/v1/users/update_vendor/${leaving.id}`, { as: admin }), 'user_not_found'],
    ];
    for (const [answer, code] of acts) expect(answer.error.code).toBe(code);

    expect((await open(link)).body).toContain('Your account is back');
    expect(await shownIn()).toEqual(all);
    expect(await onPages()).toEqual([true, true, true, true]);
    expect(await counts()).toBe(before);
  });
});
