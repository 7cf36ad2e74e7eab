import type { Flag } from '@oja/contract/flags';
import { expect, it } from 'vitest';

import type { FlaggedPost } from './group-flags.ts';
import { keepOrder } from './keep-order.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the order looks at ids alone
const flag = (_id: string) => ({ _id }) as Flag;
const post = (postId: string, reports = '1'): FlaggedPost => {
  const [first = flag('none'), ...rest] = Array.from(reports, flag);
  return { postId, flags: [first, ...rest] };
};
const posts = (ids: string) => Array.from(ids, (id) => post(id));

it.each([
  ['a list that is loaded first keeps its loaded order', '', 'abc', 'abc'],
  ['a row that is reported again stays where it is', 'abc', 'cab', 'abc'],
  ['a removed row moves no other row', 'abc', 'ac', 'ac'],
  ['a new row is inserted above', 'abc', 'xyabc', 'xyabc'],
  ['an older page is appended', 'abc', 'abcde', 'abcde'],
  ['all changes at once are applied', 'abcd', 'cxbdez', 'bcxdez'],
])('%s', (_what, shown, found, expected) => {
  expect(
    keepOrder(posts(shown), posts(found))
      .map(({ postId }) => postId)
      .join(''),
  ).toBe(expected);
});

it.each([
  [
    "a report that comes while one reads takes nobody's place: the key would dismiss what was not read",
    '21',
    '321',
    '213',
  ],
  ['the next report is first once the first is dismissed', '213', '31', '13'],
  ['older reports of a further page are appended', '43', '4321', '4321'],
  ['new reports in an emptied row keep their loaded order', '1', '32', '32'],
])('in a row, %s', (_what, shown, found, expected) => {
  const [row] = keepOrder([post('a', shown)], [post('a', found)]);
  expect(row?.flags.map(({ _id }) => _id).join('')).toBe(expected);
});
