/*
 * How adverts are spaced in the feed (product §2, §9). The server chooses the adverts of a page of posts, and the
 * client places them between the posts.
 */

import { ADVERTS_SHOWN, POSTS_BETWEEN_ADVERTS } from './limits.ts';

/** An entry of the feed: a post, or an advert between posts. */
export type FeedEntry<Post, Advert> =
  | { kind: 'post'; key: string; post: Post }
  | { kind: 'advert'; key: string; advert: Advert };

/** A page of the feed: its posts, and the adverts that came with it. */
export interface FeedPage<Post, Advert> {
  /** The posts, in order. */
  posts: readonly Post[];
  /** The adverts, in the order in which to show them. They may include adverts of an earlier page. */
  adverts: readonly Advert[];
}

/**
 * Places an advert after every third post, in a cycle (product §2, §9). New adverts of a further page join the end of
 * the cycle. Each entry has a unique key, even if its advert repeats. A further page does not change earlier entries.
 */
export function withAdverts<Post extends { _id: string }, Advert extends { _id: string }>(
  pages: readonly FeedPage<Post, Advert>[],
): FeedEntry<Post, Advert>[] {
  const entries: FeedEntry<Post, Advert>[] = [];
  const known = new Set<string>();
  const round: Advert[] = [];
  let shown = 0;
  for (const { posts, adverts } of pages) {
    for (const advert of adverts) {
      if (!known.has(advert._id)) round.push(advert);
      known.add(advert._id);
    }
    for (const post of posts) {
      entries.push({ kind: 'post', key: post._id, post });
      shown += 1;
      const advert = shown % POSTS_BETWEEN_ADVERTS === 0 ? round.shift() : undefined;
      if (!advert) continue;
      entries.push({ kind: 'advert', key: `${advert._id} after ${post._id}`, advert });
      round.push(advert);
    }
  }
  return entries;
}

/**
 * Chooses the adverts of one page of posts. Over as many turns as there are adverts, each advert is chosen equally
 * often and comes first once.
 * @param ids of all running adverts
 * @param turn a number that differs for each viewer, minute and page
 */
export function takeTurns(ids: readonly string[], turn: number): string[] {
  const start = turn * stepThrough(ids.length);
  return Array.from(
    { length: Math.min(ADVERTS_SHOWN, ids.length) },
    (_, index) => ids[(start + index) % ids.length] ?? '',
  );
}

/** How far the first advert moves with each turn: past the chosen ones, and coprime to the count to reach them all. */
function stepThrough(count: number): number {
  if (count <= ADVERTS_SHOWN) return 1;
  let step = ADVERTS_SHOWN;
  while (greatestCommonDivisor(step, count) !== 1) step += 1;
  return step;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
