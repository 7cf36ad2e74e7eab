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

/** After how many posts an advert stands (spec §2, §9). */
const POSTS_BETWEEN = 3;

/**
 * Puts an advert after every 3 posts, one after the other and from the start again when all have been (spec §2, §9).
 * Adverts that a further page brings join the end of that round. Each entry has a key of its own, also where an advert
 * comes again; a further page changes no earlier entry.
 */
export function withAdverts<Post extends { id: string }, Advert extends { id: string }>(
  pages: readonly FeedPage<Post, Advert>[],
): FeedEntry<Post, Advert>[] {
  const entries: FeedEntry<Post, Advert>[] = [];
  const known = new Set<string>();
  const round: Advert[] = [];
  let shown = 0;
  for (const { posts, adverts } of pages) {
    for (const advert of adverts) {
      if (!known.has(advert.id)) round.push(advert);
      known.add(advert.id);
    }
    for (const post of posts) {
      entries.push({ kind: 'post', key: post.id, post });
      shown += 1;
      const advert = shown % POSTS_BETWEEN === 0 ? round.shift() : undefined;
      if (!advert) continue;
      entries.push({ kind: 'advert', key: `${advert.id} after ${post.id}`, advert });
      round.push(advert);
    }
  }
  return entries;
}
