import type { Flag } from '@oja/contract/flags';
import { expect, test } from 'vitest';

import { groupFlags } from './group-flags.ts';

const user = { _id: 'u', name: 'Ada', userName: 'ada', profileImage: null, isVerifiedVendor: true };
const flag = (_id: string, postId: string): Flag => ({
  _id,
  postId,
  postTitle: postId,
  flagReason: 'Spam',
  createdAt: '2026-01-01T00:00:00.000Z',
  reporter: user,
  postFlagsCount: 1,
  post: {
    _id: postId,
    title: postId,
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
    user,
  },
});

test('reports of one post are grouped at the position of the newest one', () => {
  const groups = groupFlags([flag('f4', 'wig'), flag('f3', 'land'), flag('f2', 'wig'), flag('f1', 'phone')]);
  expect(groups.map(({ postId, flags }) => [postId, flags.map(({ _id }) => _id)])).toEqual([
    ['wig', ['f4', 'f2']],
    ['land', ['f3']],
    ['phone', ['f1']],
  ]);
});
