/** A place in the feed: a post, or an advert between posts. */
export type FeedEntry<Post, Advert> =
  | { kind: 'post'; key: string; post: Post }
  | { kind: 'advert'; key: string; advert: Advert };

/** After how many posts an advert stands (spec §2, §9). */
const POSTS_BETWEEN = 3;

/**
 * Puts an advert after every 3 posts, one after the other and from the start again when all have been (spec §2, §9).
 * Each entry has a key of its own, also where an advert comes again; loading further posts changes no earlier entry.
 */
export function withAdverts<Post extends { id: string }, Advert extends { id: string }>(
  posts: readonly Post[],
  adverts: readonly Advert[],
): FeedEntry<Post, Advert>[] {
  return posts.flatMap((post, index) => {
    const entry: FeedEntry<Post, Advert> = { kind: 'post', key: post.id, post };
    const round = (index + 1) / POSTS_BETWEEN;
    const advert = Number.isInteger(round) ? adverts[(round - 1) % adverts.length] : undefined;
    return advert ? [entry, { kind: 'advert', key: `${advert.id} after ${post.id}`, advert }] : [entry];
  });
}
