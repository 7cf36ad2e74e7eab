import { commentAnswerSchema } from '@oja/contract/comments';
import type { Notification } from '@oja/contract/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { countsOf, eventsOf, notificationsOf, send } from '../../../test/messages.ts';
import { block } from '../../../test/blocks.ts';
import { insertPosts } from '../../../test/post-rows.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import type { Push } from '../../foundation/events/event-publisher.ts';
import { pruneEvents } from '../../foundation/events/prune-events.ts';
import { pruneNotifications } from './prune-notifications.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { type NewNotification, notify, notifyOnce } from './notify.ts';

const images = new ImageAddresses('http://oja.test');

/** The pictures of a post as its row has them, and the address of the first one where lists show it. */
const KEY = 'ab'.repeat(16);
const PICTURES = JSON.stringify([{ key: KEY, width: 1280, height: 960 }]);
const PICTURE = expect.stringMatching(new RegExp(`/images/ab/${KEY}-320\\.webp$`));

describe.each(DATABASES)('notifications on %s', (kind) => {
  let server: TestServer;
  let ada: Account;
  let bayo: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    [ada, bayo] = [await server.addAccount(), await server.addAccount()];
  });

  const notifyAda = (type: NewNotification['type'], from = bayo): Promise<Push | undefined> =>
    server.database.queries
      .transaction()
      .execute((transaction) =>
        notify(transaction, { type, recipientId: ada.id, senderId: from.id, postId: null }, images, server.clock.now),
      );
  const list = (cursor?: string | null) => notificationsOf(server, ada, cursor);

  it("are created once while unread, for each comment, and never for the user's own actions", async () => {
    expect(await notifyAda('follow')).toMatchObject({
      userId: ada.id,
      name: 'newNotification',
      payload: { seq: 1, unreadCount: 1 },
    });
    expect(await notifyAda('follow')).toBeUndefined();
    expect(await notifyAda('comment')).toMatchObject({
      payload: { seq: 2, unreadCount: 2, notification: { message: `${bayo.name} commented on your post` } },
    });
    expect(await notifyAda('comment')).toMatchObject({ payload: { seq: 3, unreadCount: 3 } });
    expect(await notifyAda('follow', ada)).toBeUndefined();
    const { notifications } = await list();
    await server.call('PATCH', `/api/v1/notifications/${notifications[2]?._id}`, { as: ada });
    expect(await notifyAda('follow')).toMatchObject({ payload: { unreadCount: 3 } });
  });

  it('of messages are also counted separately, so that no total counts a message twice', async () => {
    await notifyAda('follow');
    await send(server, bayo, ada);
    await send(server, bayo, ada);
    expect(await list()).toMatchObject({ unreadCount: 2, unreadAboutMessages: 1 });
    const [newer, older] = (await list()).notifications;
    const read = (one: Notification | undefined) =>
      server.call('PATCH', `/api/v1/notifications/${one?._id}`, { as: ada });
    expect(await read(newer)).toHaveProperty('body.data', { unreadCount: 1, unreadAboutMessages: 0 });
    expect(await read(older)).toHaveProperty('body.data', { unreadCount: 0, unreadAboutMessages: 0 });
  });

  it('are created once for the same event many times at once', async () => {
    const pushes = await Promise.all(Array.from({ length: 10 }, () => notifyAda('follow')));
    expect(pushes.filter((push) => push !== undefined)).toHaveLength(1);
    expect(await list()).toMatchObject({
      unreadCount: 1,
      notifications: [{ type: 'follow', isRead: false, senderId: { _id: bayo.id } }],
    });
  });

  it('of one-time events are not repeated after they are read, but are created for other users, posts and types', async () => {
    const [chidi, dele] = [await server.addAccount(), await server.addAccount('vendor')];
    const [one = null, other = null] = await insertPosts(server, dele, [{}, {}]);
    const notifyAdaOnce = async (changes: Partial<NewNotification> = {}) => {
      const news = { type: 'like' as const, recipientId: ada.id, senderId: bayo.id, postId: one, ...changes };
      const push = await server.database.queries
        .transaction()
        .execute((transaction) => notifyOnce(transaction, news, images, server.clock.now));
      return push !== undefined;
    };
    expect(await notifyAdaOnce()).toBe(true);
    const [made] = (await list()).notifications;
    await server.call('PATCH', `/api/v1/notifications/${made?._id}`, { as: ada });
    expect(await notifyAdaOnce()).toBe(false);
    expect(await notifyAdaOnce({ postId: other })).toBe(true);
    expect(await notifyAdaOnce({ senderId: chidi.id })).toBe(true);
    expect(await notifyAdaOnce({ recipientId: dele.id })).toBe(true);
    expect(await notifyAdaOnce({ type: 'follow', postId: null })).toBe(true);
    expect(await notifyAdaOnce({ type: 'comment' })).toBe(true);
    expect((await list()).notifications.map(({ postId }) => postId)).toEqual([one, null, one, other, one]);
  });

  it('carry the first picture of their post, and the comment they are about, in each answer and event', async () => {
    const [postId = '', bare = ''] = await insertPosts(server, ada, [{ images: PICTURES }, {}]);
    const act = (path: string, body = {}) => server.call('POST', `/api/v1/posts/${path}`, { as: bayo, body });
    await act(`like/${postId}`);
    const commented = await act(`reply/${postId}`, { text: 'Last price?' });
    const { _id: commentId } = commented.as(commentAnswerSchema).data.comment;
    await act(`like/${bare}`);
    const expected = [{ postId: bare }, { postId, postPicture: PICTURE, commentId }, { postId, postPicture: PICTURE }];
    const listed = (await list()).notifications;
    expect(listed).toMatchObject(expected);
    expect(listed.map((one) => ['postPicture' in one, 'commentId' in one])).toEqual([
      [false, false],
      [true, true],
      [true, false],
    ]);
    const { events } = await eventsOf(server, ada);
    const caughtUp = events.flatMap((event) => (event.name === 'newNotification' ? event.payload.notification : []));
    expect(caughtUp.toReversed()).toEqual(listed);
  });

  it('of a new comment carry both in the event that is pushed at once', async () => {
    const [postId = null] = await insertPosts(server, ada, [{ images: PICTURES }]);
    const news = { type: 'comment', recipientId: ada.id, senderId: bayo.id, postId, commentId: bayo.id } as const;
    const push = await server.database.queries
      .transaction()
      .execute((transaction) => notify(transaction, news, images, server.clock.now));
    expect(push).toMatchObject({
      payload: { notification: { commentId: bayo.id, postPicture: PICTURE } },
    });
  });

  it('have no picture of a post that a block hides', async () => {
    const vendor = await server.addAccount('vendor');
    const [postId = null] = await insertPosts(server, vendor, [{ images: PICTURES }]);
    await server.database.queries
      .transaction()
      .execute((transaction) =>
        notify(
          transaction,
          { type: 'price', recipientId: ada.id, senderId: vendor.id, postId },
          images,
          server.clock.now,
        ),
      );
    expect((await list()).notifications).toMatchObject([{ postId, postPicture: PICTURE }]);
    await block(server, vendor, ada);
    expect((await list()).notifications[0]).not.toHaveProperty('postPicture');
  });

  it('come newest first in pages of 30 with the exact unread count', async () => {
    for (let index = 0; index < 65; index += 1) await notifyAda('comment');
    const first = await list();
    const second = await list(first.nextCursor);
    const third = await list(second.nextCursor);
    expect(
      [first, second, third].map(({ notifications, unreadCount, nextCursor }) => [
        notifications.length,
        unreadCount,
        nextCursor === null,
      ]),
    ).toEqual([
      [30, 65, false],
      [30, 65, false],
      [5, 65, true],
    ]);
    const ids = [first, second, third].flatMap(({ notifications }) => notifications.map(({ _id }) => _id));
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => (one < other ? 1 : -1)));
    const full = await list(ids[34]);
    expect([full.notifications.length, full.nextCursor]).toEqual([30, null]);
  });

  it('are limited to 500 per user, and events to 1,000 and seven days', async () => {
    const chidi = await server.addAccount();
    await send(server, bayo, chidi);
    for (let index = 0; index < 510; index += 1) await notifyAda('comment');
    await pruneNotifications(server.database.queries);
    expect((await list()).unreadCount).toBe(500);

    await server.database.queries
      .insertInto('events')
      .values(
        Array.from({ length: 600 }, (_, index) => ({
          user_id: ada.id,
          seq: 511 + index,
          name: 'newMessage',
          subject_id: bayo.id,
          created_at: server.clock.now,
        })),
      )
      .execute();
    await server.database.queries
      .updateTable('event_sequences')
      .set({ last_seq: 1110 })
      .where('user_id', '=', ada.id)
      .execute();
    const seqs = async () =>
      (
        await server.database.queries
          .selectFrom('events')
          .select('seq')
          .where('user_id', '=', ada.id)
          .orderBy('seq')
          .execute()
      ).map(({ seq }) => seq);
    await pruneEvents(server.database.queries, server.clock.now);
    expect([(await seqs()).length, (await seqs())[0]]).toEqual([1000, 111]);
    // A user with few events keeps them, even if they are older than other users' events.
    expect((await countsOf(server, chidi)).unreadNotifications).toBe(1);
    expect((await eventsOf(server, chidi)).events).toHaveLength(2);
    await server.database.queries
      .updateTable('events')
      .set({ created_at: server.clock.now - 8 * 86_400_000 })
      .where('seq', '<=', 900)
      .execute();
    await pruneEvents(server.database.queries, server.clock.now);
    expect((await seqs())[0]).toBe(901);
  });
});
