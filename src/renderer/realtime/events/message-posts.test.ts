import type { SharedPost } from '@oja/contract/shared-post';
import { expect, it, vi } from 'vitest';

import {
  idOf,
  message,
  messageEvent,
  own,
  serveEachTest,
  server,
  startStore,
} from '../../../../tests/fixtures/live-store.ts';

serveEachTest();

/** A post that a message is about. */
const sharedPost = (number: number, rest: Partial<SharedPost> = {}): SharedPost => ({
  _id: idOf(number),
  title: 'A pot',
  picture: `https://oja.test/${number}.webp`,
  price: 7500,
  pricePoint: null,
  isAvailable: true,
  ...rest,
});

it('a message that is deleted takes its post with it, and the server is asked once for the conversation’s post', async () => {
  const about = sharedPost(70);
  const store = startStore();
  await store.openThread();
  store.receive(messageEvent('newMessage', message(3, { post: about })));
  expect(store.thread().at(-1)?.post).toEqual(about);
  expect(server.calls).toHaveLength(1);
  server.on('GET /api/v1/messages/:userId', {
    data: [message(1), own(2), message(3, { text: '', deletedAt: '2026-01-02T00:00:00.000Z' })],
    hasMore: false,
    post: null,
  });
  store.receive(messageEvent('messageDeleted', message(3, { text: '', deletedAt: '2026-01-02T00:00:00.000Z' })));
  store.receive(messageEvent('messageDeleted', message(3, { text: '', deletedAt: '2026-01-02T00:00:00.000Z' })));
  expect(store.thread().at(-1)?.post).toBeNull();
  await vi.waitFor(() => expect(server.calls).toHaveLength(2));
  store.receive(messageEvent('messageDeleted', own(2, { text: '', deletedAt: '2026-01-02T00:00:00.000Z' })));
  expect(server.calls).toHaveLength(2);
});

it('a message about a post sets the post of its conversation, and the server is asked when one may have lost it', async () => {
  const store = startStore();
  await store.openList();
  const shown = () => store.list()?.conversations[0]?.post;
  store.receive(messageEvent('newMessage', message(3, { post: sharedPost(70) })));
  expect(shown()).toEqual({ _id: idOf(70), picture: 'https://oja.test/70.webp' });
  store.receive(messageEvent('newMessage', own(4)));
  expect(shown()?._id).toBe(idOf(70));
  store.receive(
    messageEvent('newMessage', message(5, { post: sharedPost(71, { picture: null, isAvailable: false }) })),
  );
  expect(shown()).toBeUndefined();
  store.receive(messageEvent('newMessage', message(6, { post: sharedPost(72) })));
  store.receive(messageEvent('newMessage', message(7)));
  expect(server.calls).toHaveLength(1);
  store.receive(messageEvent('messageDeleted', message(6, { text: '', deletedAt: '2026-01-02T00:00:00.000Z' })));
  await vi.waitFor(() => expect(server.calls).toHaveLength(2));
});
