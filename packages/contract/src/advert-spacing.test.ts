import { describe, expect, it, test } from 'vitest';

import { takeTurns, withAdverts } from './advert-spacing.ts';
import { ADVERTS_SHOWN } from './limits.ts';

const things = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ _id: `${prefix}${index + 1}` }));
const placed = (posts: number, adverts: number) =>
  withAdverts([{ posts: things('p', posts), adverts: things('a', adverts) }]).map((entry) =>
    entry.kind === 'post' ? entry.post._id : entry.advert._id,
  );

test('an advert follows every 3 posts, in a loop', () => {
  expect(placed(13, 3)).toEqual([
    'p1',
    'p2',
    'p3',
    'a1',
    'p4',
    'p5',
    'p6',
    'a2',
    'p7',
    'p8',
    'p9',
    'a3',
    'p10',
    'p11',
    'p12',
    'a1',
    'p13',
  ]);
});

test('a single advert repeats', () => {
  expect(placed(6, 1)).toEqual(['p1', 'p2', 'p3', 'a1', 'p4', 'p5', 'p6', 'a1']);
});

test('without adverts or with fewer than 3 posts there are only posts, and without posts nothing', () => {
  expect(placed(4, 0)).toEqual(['p1', 'p2', 'p3', 'p4']);
  expect(placed(2, 5)).toEqual(['p1', 'p2']);
  expect(placed(0, 5)).toEqual([]);
});

test('every key is unique, and stays when further posts are added', () => {
  const short = withAdverts([{ posts: things('p', 7), adverts: things('a', 2) }]).map(({ key }) => key);
  const long = withAdverts([{ posts: things('p', 40), adverts: things('a', 2) }]).map(({ key }) => key);
  expect(new Set(long).size).toBe(long.length);
  expect(long.slice(0, short.length)).toEqual(short);
});

test('adverts of a further page join the loop, and no earlier entry moves', () => {
  const posts = things('p', 18);
  const first = { posts: posts.slice(0, 7), adverts: things('a', 2) };
  const entries = withAdverts([first, { posts: posts.slice(7), adverts: things('a', 3).toReversed() }]);
  expect(entries.flatMap((entry) => (entry.kind === 'advert' ? [entry.advert._id] : []))).toEqual([
    'a1',
    'a2',
    'a1',
    'a2',
    'a3',
    'a1',
  ]);
  expect(entries.slice(0, 9)).toEqual(withAdverts([first]));
});

describe('turns of adverts', () => {
  it.each([1, 2, 7, 12, 13, 24, 35, 36, 100])(
    '%i adverts: over as many turns each is shown equally often, never twice in a turn, and is first once',
    (count) => {
      const ids = Array.from({ length: count }, (_, index) => `advert ${index}`);
      const turns = ids.map((_, turn) => takeTurns(ids, turn + 5));
      const size = Math.min(count, ADVERTS_SHOWN);
      for (const turn of turns) expect(new Set(turn).size).toBe(size);
      for (const id of ids) expect(turns.flat().filter((shown) => shown === id)).toHaveLength(size);
      expect(new Set(turns.map((turn) => turn[0])).size).toBe(count);
    },
  );

  it('without adverts, none is chosen', () => {
    expect(takeTurns([], 3)).toEqual([]);
  });
});
