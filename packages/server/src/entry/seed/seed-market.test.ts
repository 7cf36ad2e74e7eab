import { sessionAnswerSchema } from '@oja/contract/auth';
import { commentInputSchema } from '@oja/contract/comments';
import { COMMENTS_PREVIEW } from '@oja/contract/limits';
import { conversationsAnswerSchema } from '@oja/contract/messages';
import { notificationsAnswerSchema } from '@oja/contract/notifications';
import { postsAnswerSchema } from '@oja/contract/posts';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';

import { isGate } from '../../../../../tests/suite.ts';
import { bookkeepingFaults } from '../../../test/ledger.ts';
import { DATABASES, startTestServer } from '../../../test/test-server.ts';
import { fullName } from '../../foundation/uploads/image-names.ts';
import { findWithoutSizes } from '../../foundation/uploads/uploads-store.ts';
import { openImageStore } from '../../foundation/uploads/open-image-store.ts';
import { joinPlans, planFurtherMarket } from './plan-further-market.ts';
import { planMarket } from './plan-market.ts';
import { Random } from './random.ts';
import { seedMarket } from './seed-market.ts';

function planAll(now: number) {
  const first = planMarket('', now, new Random(7));
  return joinPlans(first, planFurtherMarket(first, '', now, new Random(8)));
}

describe('the demo market', () => {
  it('has comments in chronological order, none in the future, and three reports for the admin', () => {
    const now = 1_800_000_000_000;
    const { posts, comments, flags, saves } = planAll(now);
    for (const { text } of comments) expect(commentInputSchema.safeParse({ text }).success).toBe(true);
    for (const { post_id: postId, created_at: at } of [...comments, ...flags]) {
      expect(at).toBeGreaterThanOrEqual(posts.find(({ id }) => id === postId)?.createdAt ?? Infinity);
      expect(at).toBeLessThanOrEqual(now);
    }
    const threads = posts.map(({ id }) => comments.filter((comment) => comment.post_id === id).length);
    expect(Math.max(...threads)).toBeGreaterThan(COMMENTS_PREVIEW);
    expect(threads).toContain(0);
    expect(saves.length).toBeGreaterThan(20);
    expect(new Set(flags.map(({ post_id: postId }) => postId)).size).toBe(3);
  });

  it('is the same for the same seed', () => {
    const [first, second] = [1, 2].map(() =>
      planAll(1_800_000_000_000).posts.map((post) => [post.content.title, post.createdAt]),
    );
    expect(first).toEqual(second);
  });

  it('adds vendors whose posts are older than those of the first vendors, and leaves these as they are', () => {
    const now = 1_800_000_000_000;
    const first = planMarket('', now, new Random(7)).posts.map(({ content, createdAt }) => ({ content, createdAt }));
    const all = planAll(now).posts.map(({ content, createdAt }) => ({ content, createdAt }));
    expect(all.slice(0, first.length)).toEqual(first);
    const oldest = Math.min(...first.map(({ createdAt }) => createdAt));
    expect(Math.max(...all.slice(first.length).map(({ createdAt }) => createdAt))).toBeLessThan(oldest);
  });
});

/** Seeding draws more than four hundred pictures. */
const DRAWN_MS = 300_000;

describe.skipIf(isGate).each(DATABASES)('seeding on %s', (kind) => {
  it(
    'fills an empty database once: accounts can log in, counters match their rows, and pictures exist',
    { timeout: DRAWN_MS },
    async () => {
      const server = await startTestServer(kind);
      const store = await openImageStore(server.config);
      const written = vi.spyOn(store, 'write');
      const lines: string[] = [];
      const seed = () => seedMarket(server.database, store, server.clock.now, (line) => lines.push(line));
      expect(await seed()).toBe(true);
      expect(lines[0]).toMatch(/^Seeding the demo market: 240 posts, 27 vendors, drawing \d+ pictures/);
      expect(await seed()).toBe(false);

      for (const userName of ['vendor', 'customer', 'admin']) {
        const login = await server.call('POST', '/api/login', { body: { userName, password: 'oja-demo' } });
        expect(login.as(sessionAnswerSchema).data.user).toMatchObject({
          isVerifiedVendor: userName === 'vendor',
          isAdmin: userName === 'admin',
        });
      }

      const { rows } = await sql`select
      (select count(*) from posts) as posts,
      (select count(*) from posts p where likes_count <> (select count(*) from likes where post_id = p.id)) as wrong_likes,
      (select count(*) from posts p where replies_count <> (select count(*) from comments where post_id = p.id)) as wrong_comments,
      (select count(*) from users u where posts_count <> (select count(*) from posts where user_id = u.id)) as wrong_posts,
      (select count(*) from users u where followers_count <> (select count(*) from follows where followed_id = u.id)) as wrong_followers,
      (select count(*) from conversation_members c where unread_count <> (
        select count(*) from messages m where m.conversation_id = c.conversation_id and m.recipient_id = c.user_id and m.seen_at is null
      )) as wrong_unread,
      (select count(*) from event_sequences s where last_seq <> (select count(*) from events e where e.user_id = s.user_id)) as wrong_events,
      (select count(*) from users u where following_count <> (select count(*) from follows where follower_id = u.id)) as wrong_following
    `.execute(server.database.queries);
      const uploads = await server.database.queries
        .selectFrom('uploads')
        .select(['key', 'preset', 'width', 'height'])
        .where('uses', '=', 1)
        .execute();
      const ofPosts = uploads.filter(({ preset }) => preset === 'post');
      expect(ofPosts.length).toBeGreaterThanOrEqual(240);
      const hashes = new Map(
        written.mock.calls.map(([name, content]) => [name, createHash('sha256').update(content).digest('hex')]),
      );
      expect(hashes.size).toBe(uploads.length);
      const without = await findWithoutSizes(server.database.queries, { limit: 1000 }, server.clock.now);
      expect(without).toHaveLength(uploads.length);
      expect(new Set(ofPosts.map(({ key }) => hashes.get(fullName(key)))).size).toBe(ofPosts.length);
      const atLeast = ofPosts.length / 5;
      expect(ofPosts.filter(({ width, height }) => width < height).length).toBeGreaterThan(atLeast);
      expect(ofPosts.filter(({ width, height }) => width > height).length).toBeGreaterThan(atLeast);
      expect(rows).toEqual([
        {
          posts: 240,
          wrong_likes: 0,
          wrong_comments: 0,
          wrong_posts: 0,
          wrong_followers: 0,
          wrong_following: 0,
          wrong_unread: 0,
          wrong_events: 0,
        },
      ]);

      expect(await bookkeepingFaults(server.database.queries)).toEqual([]);

      const login = await server.call('POST', '/api/login', { body: { userName: 'customer', password: 'oja-demo' } });
      const headers = { authorization: `Bearer ${login.as(sessionAnswerSchema).data.accessToken}` };
      const chats = await server.call('GET', '/api/v1/messages/conversations', { headers });
      expect(chats.as(conversationsAnswerSchema).data).toMatchObject({
        totalUnreadCount: 3,
        conversations: [
          { unreadCount: 2, isDeletedAccount: false, post: { picture: expect.stringContaining('/images/') } },
          {},
          {},
        ],
      });
      const notifications = await server.call('GET', '/api/v1/notifications', { headers });
      expect(notifications.as(notificationsAnswerSchema).data.unreadCount).toBe(2);
      const feed = (await server.call('GET', '/api/v1/posts', { headers })).as(postsAnswerSchema).data;
      expect(feed.adverts).toHaveLength(3);
      for (const { pictures } of [...feed.posts, ...feed.adverts]) {
        for (const address of [pictures[0]?.url ?? '', pictures[0]?.thumbnailUrl ?? '']) {
          expect((await server.app.inject(new URL(address).pathname)).headers['content-type']).toBe('image/webp');
        }
      }
      await server.stop();
    },
  );
});
