import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { conversationsOf, countsOf, eventsOf, newMessage, send } from '../../../test/messages.ts';
import { connect } from '../../../test/sockets.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

const HOUR = 60 * 60 * 1000;
const NONE = { labels: [], setAside: null };

describe.each(DATABASES)('the state of a conversation on %s', (kind) => {
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

  const change = (body: object, as = ada, partner = bayo.id) =>
    server.call('PATCH', `/api/v1/conversations/${partner}`, { as, body });
  const soon = (ms = HOUR) => new Date(server.clock.now + ms).toISOString();
  const listed = async (as = ada) => (await conversationsOf(server, as)).conversations;
  const order = async () => (await listed()).map(({ userId }) => userId);
  const namesOf = async (as: Account) => (await server.call('GET', '/api/v1/conversations/labels', { as })).body;

  it('belongs to one person, reaches their other devices, is replayed, and a second call changes nothing', async () => {
    const { _id: after, conversationId } = await newMessage(server, bayo, ada);
    const [phone, theirs] = [await connect(server, ada), await connect(server, bayo)];
    const state = { labels: [1, 4], setAside: { after, until: null } };
    expect(await change({ labels: [4, 1, 4], archived: true })).toMatchObject({
      status: 200,
      body: { code: 'conversation_changed', data: state },
    });
    const payload = { seq: 3, userId: bayo.id, conversationId, block: 'none', isMuted: false, ...state };
    expect(await phone.receive('conversationChanged')).toEqual(payload);
    const caughtUp = await server.call('GET', '/api/v1/events?after=2', { as: ada });
    expect(caughtUp).toHaveProperty('body.data.events', [{ name: 'conversationChanged', payload }]);
    expect(await listed()).toMatchObject([state]);
    const [other] = await listed(bayo);
    expect(other).not.toHaveProperty('labels');
    expect(other).not.toHaveProperty('setAside');

    expect((await change({ archived: true })).body).toHaveProperty('data', state);
    expect((await eventsOf(server, ada)).events).toHaveLength(3);
    expect((await change({ labels: [] })).body).toHaveProperty('data', { ...state, labels: [] });
    expect((await change({ archived: false })).body).toHaveProperty('data', NONE);
    expect(theirs.events.some(({ name }) => name === 'conversationChanged')).toBe(false);
  });

  it('keeps what was archived when a message arrives, which is newer: nothing else is written', async () => {
    const { _id: after } = await newMessage(server, bayo, ada);
    await change({ archived: true });
    const { _id: next } = await newMessage(server, bayo, ada);
    const [conversation] = await listed();
    expect(conversation).toMatchObject({ setAside: { after }, lastMessage: { _id: next }, unreadCount: 2 });
    expect(after < next).toBe(true);
    // The unread counts are the sum over all conversations, archived or not.
    await change({ archived: true });
    expect((await countsOf(server, ada)).unread).toBe(2);
  });

  it('lets a message through that arrived after what the device showed', async () => {
    const { _id: shown } = await newMessage(server, bayo, ada);
    const { _id: missed } = await newMessage(server, bayo, ada);
    expect((await change({ archived: true, upTo: shown })).body).toHaveProperty('data.setAside.after', shown);
    expect((await change({ archived: true, upTo: missed })).body).toHaveProperty('data.setAside.after', missed);
  });

  it('lists a snoozed conversation where it returns to, and by its newest message afterwards', async () => {
    const chidi = await server.addAccount();
    await send(server, bayo, ada);
    server.clock.now += 1;
    await send(server, chidi, ada);
    expect(await order()).toEqual([chidi.id, bayo.id]);
    const snoozedUntil = soon();
    expect((await change({ snoozedUntil })).body).toHaveProperty('data.setAside.until', snoozedUntil);
    expect(await order()).toEqual([bayo.id, chidi.id]);
    // Labels do not move it.
    await change({ labels: [2] });
    expect(await order()).toEqual([bayo.id, chidi.id]);
    await change({ snoozedUntil: null });
    expect(await order()).toEqual([chidi.id, bayo.id]);
    await change({ snoozedUntil });
    expect((await change({ archived: true })).body).toHaveProperty('data.setAside.until', null);
    expect(await order()).toEqual([chidi.id, bayo.id]);
    await change({ snoozedUntil });
    await send(server, chidi, ada);
    await send(server, bayo, ada);
    server.clock.now += 1;
    await send(server, chidi, ada);
    expect(await order()).toEqual([chidi.id, bayo.id]);
  });

  it('refuses a snooze in the past or in more than a year, unknown labels, and a call that says nothing', async () => {
    await send(server, bayo, ada);
    for (const snoozedUntil of [soon(-1000), soon(400 * 24 * HOUR)]) {
      expect(await change({ snoozedUntil })).toMatchObject({
        status: 422,
        body: { fields: { snoozedUntil: 'Choose a time in the future, at most a year ahead.' } },
      });
    }
    for (const body of [
      {},
      { labels: [0] },
      { labels: [7] },
      { labels: [1, 2, 3, 4, 5, 6, 1] },
      { labels: ['1'] },
      { snoozedUntil: 'tomorrow' },
      { archived: 'yes' },
      { archived: true, snoozedUntil: soon() },
    ])
      expect([body, (await change(body)).status]).toEqual([body, 422]);
    expect(await listed()).not.toHaveProperty('0.labels');
  });

  it('answers 404 without a conversation, and works while one has blocked the other', async () => {
    expect(await change({ archived: true })).toMatchObject({ status: 404, body: { code: 'not_found' } });
    await send(server, bayo, ada);
    await server.call('POST', `/api/v1/users/${ada.id}/block`, { as: bayo });
    expect((await change({ archived: true })).status).toBe(200);
    expect((await change({ labels: [6] })).body).toHaveProperty('data.labels', [6]);
  });

  it('stays archived when the newest message is deleted, even if all are', async () => {
    await send(server, bayo, ada);
    const { _id } = await newMessage(server, bayo, ada);
    await change({ archived: true });
    await server.call('DELETE', `/api/v1/messages/${_id}`, { as: bayo });
    const [conversation] = await listed();
    expect(conversation?.setAside?.after).toBe(_id);
    expect((conversation?.lastMessage?._id ?? '') <= _id).toBe(true);
  });

  it('stores the names of the labels, and informs the other devices', async () => {
    const phone = await connect(server, ada);
    expect(await namesOf(ada)).toHaveProperty('data.names', ['', '', '', '', '', '']);
    const names = ['Rice', '', '', 'Àṣọ', '', ''];
    const put = (body: object) => server.call('PUT', '/api/v1/conversations/labels', { as: ada, body });
    expect(await put({ names })).toMatchObject({ status: 200, body: { data: { names } } });
    expect(await phone.receive('labelsRenamed')).toEqual({ seq: 1 });
    expect((await eventsOf(server, ada)).events).toEqual([{ name: 'labelsRenamed', payload: { seq: 1 } }]);
    expect(await namesOf(ada)).toHaveProperty('data.names', names);
    expect(await namesOf(bayo)).toHaveProperty('data.names', ['', '', '', '', '', '']);
    for (const wrong of [['a'], ['x'.repeat(21), '', '', '', '', ''], [1, 2, 3, 4, 5, 6]])
      expect((await put({ names: wrong })).status).toBe(422);
  });
});
