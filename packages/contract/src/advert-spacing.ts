/*
 * How adverts are spaced in the feed (spec §2, §9): which ones come with a page of posts, which the server decides, and where
 * they stand between the posts, which the client does.
 */

import { ADVERTS_SHOWN, POSTS_BETWEEN_ADVERTS } from './limits.ts';

/** A place in the feed: a post, or an advert between posts. */
export type FeedEntry<Post, Advert> =
  | { kind: 'post'; key: string; post: Post }
  | { kind: 'advert'; key: string; advert: Advert };

/** A page of the feed: its posts, and the adverts that came with it. */
export interface FeedPage<Post, Advert> {
  /** The posts, in order. */
  posts: readonly Post[];
  /** The adverts, the first to be shown first; those of an earlier page may be among them. */
  adverts: readonly Advert[];
}

/**
 * Puts an advert after every third post, one after the other and from the start again when all have been (spec §2, §9).
 * Adverts that a further page brings join the end of that round. Each entry has a key of its own, also where an advert
 * comes again; a further page changes no earlier entry.
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
 * The adverts that come with one page of posts. Over as many turns as there are adverts, each is shown equally often and is
 * first once.
 * @param ids of all running adverts
 * @param turn the server gives each viewer, minute and page a turn of its own
 */
export function takeTurns(ids: readonly string[], turn: number): string[] {
  const start = turn * stepThrough(ids.length);
  return Array.from(
    { length: Math.min(ADVERTS_SHOWN, ids.length) },
    (_, index) => ids[(start + index) % ids.length] ?? '',
  );
}

/** How far the first moves with each turn: past those that were shown, in steps that come to everyone. */
function stepThrough(count: number): number {
  if (count <= ADVERTS_SHOWN) return 1;
  let step = ADVERTS_SHOWN;
  while (greatestCommonDivisor(step, count) !== 1) step += 1;
  return step;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
