import type { Message, MessagesAnswer } from '@oja/contract/messages';
import { expect, it } from 'vitest';

import { pinnedPost } from './pinned-post.ts';

const about = (_id: string) => ({ _id, title: _id, picture: null, price: null, pricePoint: null, isAvailable: true });
const message = (post: string | null, rest: Partial<Message> = {}): Message => ({
  _id: 'm',
  clientId: null,
  conversationId: 'c',
  text: 'Still there?',
  img: null,
  post: post === null ? null : about(post),
  createdAt: '2026-01-01T00:00:00.000Z',
  editedAt: null,
  deletedAt: null,
  seen: false,
  sender: { _id: 'ada' },
  recipientId: 'bayo',
  ...rest,
});
const page = (data: Message[], post: string | null = null): MessagesAnswer => ({
  data,
  hasMore: true,
  post: post === null ? null : about(post),
});

it('the pinned post is the newest one of the loaded messages, from either side, before the post of the first page', () => {
  const older = page([message('hat'), message('bag')]);
  expect(pinnedPost([page([message(null), message('shoe'), message(null)], 'bag'), older])?._id).toBe('shoe');
  expect(pinnedPost([page([message(null)], 'bag'), older])?._id).toBe('bag');
});

it('the pinned post is the first page’s if no loaded message has one', () => {
  expect(pinnedPost([page([message(null)], 'hat'), page([message(null)])])?._id).toBe('hat');
  expect(pinnedPost([page([message(null)])])).toBeNull();
  expect(pinnedPost([])).toBeNull();
});

it('the pinned post is never that of a deleted message', () => {
  expect(pinnedPost([page([message('hat'), message('shoe', { deletedAt: '2026-01-02T00:00:00.000Z' })])])?._id).toBe(
    'hat',
  );
});
