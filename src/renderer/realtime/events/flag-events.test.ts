import type { Flag } from '@oja/contract/flags';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { serveEachTest, idOf, person, server, startStore } from '../../../../tests/fixtures/live-store.ts';
import type { ServerEvent } from './server-event.ts';

const LIST = 'GET /api/v1/posts/flag';
const COUNT = 'GET /api/v1/posts/flag/count';
const notice = (number: number, postId = idOf(90)) => ({
  _id: idOf(number),
  postId,
  postTitle: 'Kettle of gold',
  flagReason: 'Scammer' as const,
  createdAt: '2026-01-01T00:00:00.000Z',
  reporter: person,
});
const flag = (number: number, postId = idOf(90)): Flag => ({
  ...notice(number, postId),
  postFlagsCount: 1,
  post: {
    _id: postId,
    title: 'Kettle of gold',
    description: '',
    category: null,
    price: null,
    phoneNumber: '8031234567',
    location: 'Aba',
    condition: null,
    pricePoint: null,
    images: [],
    pictures: [],
    createdAt: '2026-01-01T00:00:00.000Z',
    likes: [],
    likesCount: 0,
    saves: [],
    replies: [],
    repliesCount: 0,
    user: person,
  },
});
const answer = (flags: Flag[], postsTotal: number) => {
  server.on(LIST, { data: flags, total: flags.length, postsTotal, nextCursor: null });
  server.on(COUNT, { data: { total: flags.length, postsTotal } });
};
const newFlag = (number: number, postsTotal: number): ServerEvent => ({
  name: 'newFlag',
  payload: { seq: number, flag: notice(number), total: number, postsTotal },
});
const ended = (number: number): ServerEvent => ({
  name: 'flagEnded',
  payload: { seq: 9, flagId: idOf(number), total: 1, postsTotal: 1 },
});

serveEachTest();
beforeEach(() => answer([flag(1), flag(2, idOf(91))], 2));

describe('a report', () => {
  it('counts at once, and nobody who does not view the list requests it', async () => {
    const store = startStore();
    await store.openFlagCounts();
    store.receive(newFlag(3, 3));
    expect(store.flagCounts()).toEqual({ total: 3, postsTotal: 3 });
    expect(server.calls).toEqual([COUNT]);
  });

  it('is added to the list while it is viewed', async () => {
    const store = startStore();
    await store.openFlags();
    answer([flag(3), flag(1), flag(2, idOf(91))], 2);
    store.receive(newFlag(3, 2));
    await vi.waitFor(() => expect(store.flags().map(({ _id }) => _id)).toEqual([3, 1, 2].map(idOf)));
  });

  it('that was dismissed elsewhere leaves the list and the count, without a call', async () => {
    const store = startStore();
    await Promise.all([store.openFlags(), store.openFlagCounts()]);
    store.receive(ended(1));
    expect(store.flags().map(({ _id }) => _id)).toEqual([idOf(2)]);
    expect(store.flagCounts()).toEqual({ total: 1, postsTotal: 1 });
    expect(server.calls).toHaveLength(2);
  });

  it('is removed with its post, and reports of other posts stay', async () => {
    answer([flag(1), flag(2, idOf(91)), flag(3)], 2);
    const store = startStore();
    await store.openFlags();
    store.receive({ name: 'flaggedPostDeleted', payload: { seq: 9, postId: idOf(90), total: 1, postsTotal: 1 } });
    expect(store.flags().map(({ _id }) => _id)).toEqual([idOf(2)]);
  });

  it.each([COUNT, LIST] as const)(
    'that ended while %s was loading does not return with the older answer',
    async (route) => {
      const store = startStore();
      const released = Promise.withResolvers<void>();
      server.hold(route, released.promise);
      const opened = Promise.all([store.openFlagCounts(), store.openFlags()]);
      await vi.waitFor(() => expect(server.calls).toHaveLength(2));
      store.receive(ended(1));
      released.resolve();
      await opened;
      expect(route === COUNT ? store.flagCounts() : store.flags().map(({ _id }) => _id)).toEqual(
        route === COUNT ? { total: 1, postsTotal: 1 } : [idOf(2)],
      );
    },
  );
});
