import { expect, test } from 'vitest';

import { withAdverts } from './with-adverts.ts';

const things = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => ({ id: `${prefix}${index + 1}` }));
const ids = (posts: number, adverts: number) =>
  withAdverts([{ posts: things('p', posts), adverts: things('a', adverts) }]).map((entry) => (entry.kind === 'post' ? entry.post.id : entry.advert.id));

test('an advert after every 3 posts, in a loop', () => {
  expect(ids(13, 3)).toEqual(['p1', 'p2', 'p3', 'a1', 'p4', 'p5', 'p6', 'a2', 'p7', 'p8', 'p9', 'a3', 'p10', 'p11', 'p12', 'a1', 'p13']);
});

test('a single advert comes again and again', () => {
  expect(ids(6, 1)).toEqual(['p1', 'p2', 'p3', 'a1', 'p4', 'p5', 'p6', 'a1']);
});

test('no adverts, few posts, no posts', () => {
  expect(ids(4, 0)).toEqual(['p1', 'p2', 'p3', 'p4']);
  expect(ids(2, 5)).toEqual(['p1', 'p2']);
  expect(ids(0, 5)).toEqual([]);
});

test('every key is there once, and stays when further posts come', () => {
  const short = withAdverts([{ posts: things('p', 7), adverts: things('a', 2) }]).map(({ key }) => key);
  const long = withAdverts([{ posts: things('p', 40), adverts: things('a', 2) }]).map(({ key }) => key);
  expect(new Set(long).size).toBe(long.length);
  expect(long.slice(0, short.length)).toEqual(short);
});

test('adverts that a further page brings join the round, and nothing before them moves', () => {
  const posts = things('p', 18);
  const first = { posts: posts.slice(0, 7), adverts: things('a', 2) };
  const entries = withAdverts([first, { posts: posts.slice(7), adverts: things('a', 3).toReversed() }]);
  expect(entries.flatMap((entry) => (entry.kind === 'advert' ? [entry.advert.id] : []))).toEqual(['a1', 'a2', 'a1', 'a2', 'a3', 'a1']);
  expect(entries.slice(0, 9)).toEqual(withAdverts([first]));
});
