import { sizedImage } from '@oja/contract/image-sizes';
import { UNREAD_IDS_MAX } from '@oja/contract/limits';
import { postCreatedAnswerSchema } from '@oja/contract/posts';
import { uploadAnswerSchema } from '@oja/contract/uploads';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { block } from '../../../test/blocks.ts';
import { countQueries } from '../../../test/count-queries.ts';
import { conversationsOf, countsOf, newMessage, notificationsOf, send } from '../../../test/messages.ts';
import { jpeg, upload } from '../../../test/pictures.ts';
import { post } from '../../../test/posts.ts';
import { connect } from '../../../test/sockets.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { listConversations } from './conversation-list.ts';

describe.each(DATABASES)('the list of conversations on %s', (kind) => {
  let server: TestServer;
  let ada: Account;
  let bayo: Account;
  let chidi: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    [ada, bayo, chidi] = [await server.addAccount(), await server.addAccount('vendor'), await server.addAccount()];
  });

  const list = async (as: Account) => (await conversationsOf(server, as)).conversations;
  const write = (from: Account, to: Account, message?: string) => {
    server.clock.now += 1;
    return newMessage(server, from, to, message === undefined ? {} : { message });
  };
  const remove = (as: Account, { _id }: { _id: string }) => server.call('DELETE', `/api/v1/messages/${_id}`, { as });
  const see = async (as: Account, { conversationId, sender }: { conversationId: string; sender: { _id: string } }) => {
    const client = await connect(server, as);
    expect(await client.request('markMessagesAsSeen', { conversationId, userId: sender._id })).toEqual({ ok: true });
  };
  const shown = async (as: Account) => (await list(as)).map((conversation) => conversation.post);
  const offer = async (as: Account, changes: object = {}) =>
    (await post(server, as, changes)).as(postCreatedAnswerSchema).data.post;
  const share = (from: Account, to: Account, { _id: postId }: { _id: string }) =>
    newMessage(server, from, to, { message: 'Is it still there?', postId });
  const notified = async (as: Account) =>
    (await notificationsOf(server, as)).notifications.map((one) => [one.type, one.senderId._id, one.isRead]);

  it('contains the newest unread messages, newest first, without seen, deleted and own messages', async () => {
    await see(ada, await write(bayo, ada));
    const ids = [(await write(bayo, ada))._id, (await write(bayo, ada))._id];
    await write(ada, bayo);
    await remove(bayo, await write(bayo, ada));
    expect((await list(ada))[0]).toMatchObject({ unreadCount: 2, unreadMessages: ids.toReversed() });
    const more = await Promise.all(Array.from({ length: UNREAD_IDS_MAX }, () => write(bayo, ada)));
    ids.push(...more.map(({ _id }) => _id).toSorted((one, other) => (one < other ? -1 : 1)));
    expect((await list(ada))[0]).toMatchObject({
      unreadCount: UNREAD_IDS_MAX + 2,
      unreadMessages: ids.slice(2).toReversed(),
      lastMessage: { _id: ids.at(-1) },
    });
  });

  it('is led by the name of a shop, and has the name of its person beside it', async () => {
    const shop = await server.addAccount('vendor', { userName: 'Eze Motors' });
    await write(shop, ada);
    expect(await list(ada)).toMatchObject([
      { name: 'Eze Motors', participants: [{ name: shop.name, userName: 'Eze Motors' }, { _id: ada.id }] },
    ]);
    const { notifications } = await notificationsOf(server, ada);
    expect(notifications).toMatchObject([{ message: 'Eze Motors sent you a message' }]);
    await write(ada, shop);
    expect(await list(shop)).toMatchObject([{ name: ada.name }]);
  });

  it("shows the partner's picture, the picture of the last message, and who is a verified vendor", async () => {
    const picture = async (as: Account, preset: string) =>
      (await upload(server, as, await jpeg(60, 60), preset)).as(uploadAnswerSchema).secure_url;
    const [face, img] = [await picture(bayo, 'profile'), await picture(bayo, 'chat')];
    await server.call('PATCH', `/api/v1/users/profile/${bayo.id}`, { as: bayo, body: { profileImage: face } });
    await send(server, bayo, ada, { img });
    expect(await list(ada)).toMatchObject([
      {
        profileImage: expect.stringContaining('/images/'),
        participants: [{ _id: bayo.id, isVerifiedVendor: true }, { _id: ada.id }],
        lastMessage: { text: '', img, sender: { _id: bayo.id } },
      },
    ]);
  });

  describe('the post of a conversation', () => {
    it('is that of the newest message with one, for both people, and missing without one', async () => {
      const { secure_url: picture } = (await upload(server, bayo, await jpeg(640, 480), 'post')).as(uploadAnswerSchema);
      const [older, newer] = [await offer(bayo), await offer(bayo, { images: [picture] })];
      await write(chidi, ada);
      await share(ada, bayo, older);
      expect(await shown(bayo)).toEqual([{ _id: older._id, picture: null }]);
      const { _id } = await share(ada, bayo, newer);
      await write(bayo, ada);
      const expected = { _id: newer._id, picture: sizedImage(picture, 320) };
      expect(await shown(bayo)).toEqual([expected]);
      expect(await shown(ada)).toEqual([expected, undefined]);
      await remove(ada, { _id });
      expect(await shown(ada)).toEqual([{ _id: older._id, picture: null }, undefined]);
    });

    it('is never one that was deleted, has expired, or is hidden by a block', async () => {
      const [deleted, advert, ofThird] = [
        await offer(bayo),
        await offer(bayo),
        await offer(await server.addAccount('vendor')),
      ];
      await share(ada, bayo, deleted);
      await server.call('DELETE', `/api/v1/posts/${deleted._id}`, { as: bayo });
      expect(await shown(ada)).toEqual([undefined]);
      await share(ada, bayo, advert);
      const expireAt = (time: number) =>
        server.database.queries
          .updateTable('posts')
          .set({ is_advert: 1, shown_until: time })
          .where('id', '=', advert._id)
          .execute();
      await expireAt(server.clock.now + 1);
      expect(await shown(ada)).toMatchObject([{ _id: advert._id }]);
      await expireAt(server.clock.now);
      expect(await shown(ada)).toEqual([undefined]);
      await share(bayo, ada, ofThird);
      await block(server, ada, { id: ofThird.user._id });
      expect(await shown(ada)).toEqual([undefined]);
      expect(await shown(bayo)).toMatchObject([{ _id: ofThird._id }]);
    });

    it('costs no further statement, however many conversations there are', async () => {
      const { queries } = server.database;
      const images = new ImageAddresses('https://oja.test');
      const read = () =>
        countQueries(queries, (counted) =>
          listConversations(counted, kind, ada.id, undefined, images, server.clock.now),
        );
      await write(bayo, ada);
      expect(await read()).toBe(2);
      for (const partner of [bayo, await server.addAccount('vendor'), await server.addAccount('vendor')])
        await share(ada, partner, await offer(partner));
      expect(await read()).toBe(2);
    });
  });

  it('has totals of the same moment as its conversations, also if a message arrives meanwhile', async () => {
    await write(bayo, ada);
    const { queries } = server.database;
    let isWritten = false;
    const writing = queries.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (!isWritten) {
          isWritten = true;
          await write(bayo, ada);
        }
        return result;
      },
    });
    const images = new ImageAddresses('https://oja.test');
    const read = await listConversations(writing, kind, ada.id, undefined, images, server.clock.now);
    expect(read).toMatchObject({ conversations: [{ unreadCount: 1 }], totalUnreadCount: 1 });
    expect((await countsOf(server, ada)).unread).toBe(2);
  });

  it('returns to the previous message and position after the last message is deleted', async () => {
    await write(bayo, ada, 'One');
    await write(bayo, ada, 'Two');
    await write(chidi, ada, 'Good morning');
    const three = await write(bayo, ada, 'Three');
    const texts = async () => (await list(ada)).map(({ lastMessage }) => lastMessage?.text);
    expect(await texts()).toEqual(['Three', 'Good morning']);
    await remove(bayo, three);
    expect(await texts()).toEqual(['Good morning', 'Two']);
  });

  it('subtracts a deleted unseen message once, and only for its recipient', async () => {
    const seen = await write(bayo, ada);
    await see(ada, seen);
    const unseen = await write(bayo, ada);
    await write(ada, bayo);
    const unread = async () => [(await countsOf(server, ada)).unread, (await countsOf(server, bayo)).unread];
    await remove(bayo, seen);
    expect(await unread()).toEqual([1, 1]);
    await remove(bayo, unseen);
    expect(await unread()).toEqual([0, 1]);
  });

  it('removes only the notification of seen or deleted messages', async () => {
    await write(chidi, ada);
    await write(bayo, chidi);
    await see(ada, await write(bayo, ada));
    expect(await notified(ada)).toEqual([
      ['message', bayo.id, true],
      ['message', chidi.id, false],
    ]);
    await server.call('POST', `/api/v1/users/follow/${ada.id}`, { as: bayo });
    const last = await write(bayo, ada);
    expect(await notified(ada)).toHaveLength(4);
    await remove(bayo, last);
    expect(await notified(ada)).toEqual([
      ['follow', bayo.id, false],
      ['message', bayo.id, true],
      ['message', chidi.id, false],
    ]);
    expect(await notified(chidi)).toEqual([['message', bayo.id, false]]);
  });

  it("lets users see a deleted user's messages, and change and delete their own", async () => {
    const theirs = await write(bayo, ada);
    const mine = await write(ada, bayo);
    await server.database.queries.deleteFrom('users').where('id', '=', bayo.id).execute();
    await see(ada, theirs);
    expect((await countsOf(server, ada)).unread).toBe(0);
    const edited = await server.call('PATCH', `/api/v1/messages/${mine._id}`, {
      as: ada,
      body: { text: 'Farewell', img: '' },
    });
    expect(edited.status).toBe(200);
    expect((await remove(ada, mine)).status).toBe(200);
    const mute = `/api/v1/messages/conversations/${mine.conversationId}/mute`;
    expect((await server.call('PUT', mute, { as: ada })).status).toBe(200);
  });
});
