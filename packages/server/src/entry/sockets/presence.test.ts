import { Server } from 'socket.io';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { send } from '../../../test/messages.ts';
import { connect } from '../../../test/sockets.ts';
import { type Account, GATE_DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { SocketCounts } from './socket-counts.ts';
import { findCircle } from './circle.ts';
import { OnlineLists } from './online-lists.ts';
import { OnlinePeople } from './online-people.ts';
import { PresenceService } from './presence-service.ts';

const nothing = () => Promise.resolve();

afterEach(() => vi.useRealTimers());

describe('the sockets of a user', () => {
  it('count as present while any is open, and some seconds longer', () => {
    vi.useFakeTimers();
    const changes: string[] = [];
    const counts = new SocketCounts((userId, isHere) => changes.push(`${userId} ${isHere ? 'here' : 'gone'}`));
    counts.add('ada');
    counts.add('ada');
    counts.remove('ada');
    vi.advanceTimersByTime(60_000);
    counts.remove('ada');
    vi.advanceTimersByTime(3000);
    counts.add('ada');
    vi.advanceTimersByTime(60_000);
    expect(changes).toEqual(['ada here']);
    counts.remove('ada');
    vi.advanceTimersByTime(5000);
    expect(changes).toEqual(['ada here', 'ada gone']);
    expect(counts.has('ada')).toBe(false);
  });
});

describe('people online', () => {
  it('are online while any node reports them, also when a node is replaced or gone', () => {
    const changes: string[] = [];
    const people = new OnlinePeople((userId) => changes.push(userId));
    people.add('one', 'ada');
    people.add('two', 'ada');
    people.add('two', 'ada');
    people.remove('one', 'ada');
    people.remove('one', 'ada');
    expect(people.isOnline(['ada', 'bayo'])).toEqual(new Set(['ada']));
    people.replace('two', new Set(['bayo']));
    expect(people.isOnline(['ada', 'bayo'])).toEqual(new Set(['bayo']));
    people.replace('two', new Set());
    expect(people.nodes()).toEqual([]);
    expect(changes).toEqual(['ada', 'ada', 'bayo', 'bayo']);
  });
});

describe('lists of online users', () => {
  it('go only to users who know the person, combine the changes of a second, and reach 500 users a second', () => {
    vi.useFakeTimers();
    const sent: string[] = [];
    const people = new OnlinePeople((userId) => lists.changed(userId));
    const lists: OnlineLists = new OnlineLists(
      people,
      (userId, online) => sent.push(`${userId}: ${online.join(' ')}`),
      () => true,
    );
    lists.setCircle('ada', new Set(['bayo', 'chidi']));
    lists.setCircle('dele', new Set(['efe']));
    people.add('here', 'bayo');
    people.add('here', 'chidi');
    people.remove('here', 'bayo');
    vi.advanceTimersByTime(1000);
    expect(sent).toEqual(['ada: chidi']);
    lists.addToCircle('dele', 'chidi');
    vi.advanceTimersByTime(1000);
    expect(sent).toEqual(['ada: chidi', 'dele: chidi']);

    for (let index = 0; index < 1200; index += 1) lists.setCircle(`fan ${index}`, new Set(['star']));
    people.add('here', 'star');
    sent.length = 0;
    vi.advanceTimersByTime(1000);
    expect(sent).toHaveLength(500);
    vi.advanceTimersByTime(2000);
    expect(sent).toHaveLength(1200);
    lists.forget('ada');
    people.remove('here', 'chidi');
    sent.length = 0;
    vi.advanceTimersByTime(1000);
    expect(sent).toEqual(['dele: ']);
    lists.stop();
  });

  it('are still sent if the circle is read again meanwhile, as when the user connects another device', () => {
    vi.useFakeTimers();
    const sent: string[] = [];
    const people = new OnlinePeople((userId) => lists.changed(userId));
    const lists: OnlineLists = new OnlineLists(
      people,
      (userId, online) => sent.push(`${userId}: ${online.join(' ')}`),
      () => true,
    );
    people.add('here', 'bayo');
    lists.setCircle('ada', new Set(['bayo']));
    lists.takeFromCircle('ada', 'bayo');
    lists.setCircle('ada', new Set());
    vi.advanceTimersByTime(1000);
    expect(sent).toEqual(['ada: ']);
    lists.stop();
  });
});

describe.each(GATE_DATABASES)('presence on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());

  it('is visible to chat partners, followers and followed users, and to nobody else', async () => {
    const [ada, partner, followed, follower, stranger] = await Promise.all(
      Array.from({ length: 5 }, () => server.addAccount()),
    );
    if (!ada || !partner || !followed || !follower || !stranger) throw new Error('Somebody is missing.');
    await send(server, partner, ada);
    await server.database.queries
      .insertInto('follows')
      .values([
        { follower_id: ada.id, followed_id: followed.id, created_at: 1 },
        { follower_id: follower.id, followed_id: ada.id, created_at: 1 },
      ])
      .execute();
    expect(await findCircle(server.database.queries, ada.id)).toEqual(new Set([partner.id, followed.id, follower.id]));

    const clients = [await connect(server, partner), await connect(server, stranger)];
    const mine = await connect(server, ada);
    expect(await mine.receive('getOnlineUsers')).toEqual([partner.id]);
    clients.push(await connect(server, follower), mine);
    expect(await mine.receive('getOnlineUsers', (ids) => ids.length === 2)).toEqual([partner.id, follower.id]);
    // The recipient of a first message becomes visible at once.
    await send(server, ada, stranger);
    expect(await mine.receive('getOnlineUsers', (ids) => ids.includes(stranger.id))).toHaveLength(3);
    expect(await clients[1]?.receive('getOnlineUsers', (ids) => ids.includes(ada.id))).toEqual([ada.id]);
    for (const client of clients) client.close();
  });

  it('includes a person who is written to for the first time while the circle is read', async () => {
    const [ada, bayo, chidi] = [await server.addAccount(), await server.addAccount(), await server.addAccount()];
    let afterReads: (() => Promise<void>)[] = [];
    const queries = server.database.queries.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        await afterReads.shift()?.();
        return result;
      },
    });
    const services = { ...server.services, database: { ...server.database, queries } };
    const presence = new PresenceService(services, new Server());
    const write = async (to: Account) => {
      await send(server, ada, to);
      presence.connectCircles(ada.id, to.id);
    };
    for (const { id } of [bayo, chidi, ada]) presence.arrive(id);
    for (const { id } of [bayo, chidi]) await presence.listFor(id);
    // The first read is the setting, the second the people whom somebody writes to.
    afterReads = [nothing, () => write(bayo)];
    expect(await presence.listFor(ada.id)).toEqual([bayo.id]);
    afterReads = [nothing, () => write(chidi)];
    expect(new Set(await presence.listFor(ada.id))).toEqual(new Set([bayo.id, chidi.id]));
    await presence.stop();
  });
});
