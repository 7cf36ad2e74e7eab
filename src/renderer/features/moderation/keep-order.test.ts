import type { Flag } from '@oja/contract/flags';
import { expect, it } from 'vitest';

import type { FlaggedPost } from './group-flags.ts';
import { keepOrder } from './keep-order.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the order looks at the post's id alone
const post = (postId: string) => ({ postId, flags: [{ postId } as Flag] }) satisfies FlaggedPost;
const order = (shown: string, found: string) => keepOrder(Array.from(shown), Array.from(found, post)).map(({ postId }) => postId).join('');

it.each([
  ['a list that is read first stands as it was read', '', 'abc', 'abc'],
  ['a row that is reported again stays where it is', 'abc', 'cab', 'abc'],
  ['what is gone leaves no gap and moves nothing', 'abc', 'ac', 'ac'],
  ['what is new comes in above', 'abc', 'xyabc', 'xyabc'],
  ['an older page comes in below', 'abc', 'abcde', 'abcde'],
  ['all at once', 'abcd', 'cxbdez', 'bcxdez'],
])('%s', (_what, shown, found, expected) => {
  expect(order(shown, found)).toBe(expected);
});
