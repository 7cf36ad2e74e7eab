import type { Flag } from '@oja/contract/flags';

import type { FlaggedPost } from './group-flags.ts';

/** As it was shown, what is still there; the rest is new. */
function split<Item extends object>(shown: readonly string[], found: readonly Item[], idOf: (item: Item) => string): { kept: Item[]; added: Item[] } {
  const byId = new Map(found.map((item) => [idOf(item), item]));
  const kept = shown.flatMap((id) => byId.get(id) ?? []);
  const known = new Set(kept);
  return { kept, added: found.filter((item) => !known.has(item)) };
}

/** What comes in while a row is read stands at its end: the key that dismisses the first report means the one that was read. */
function keepReports(shown: FlaggedPost | undefined, found: FlaggedPost): FlaggedPost {
  if (!shown) return found;
  const { kept, added } = split(shown.flags.map(({ _id }) => _id), found.flags, ({ _id }: Flag) => _id);
  const [first = found.flags[0], ...rest] = [...kept, ...added];
  return { ...found, flags: [first, ...rest] };
}

/**
 * Keeps the posts that are shown in their order, and the reports in each: a row that is being judged must not jump to the
 * top because somebody else reports its post as well. What is new comes in where it stands in the list as it was read.
 * @param shown the posts as they stand now
 */
export function keepOrder(shown: readonly FlaggedPost[], found: readonly FlaggedPost[]): FlaggedPost[] {
  const { kept: ordered, added } = split(shown.map(({ postId }) => postId), found, ({ postId }) => postId);
  for (const post of added) {
    const before = found[found.indexOf(post) - 1];
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, post);
  }
  const byId = new Map(shown.map((post) => [post.postId, post]));
  return ordered.map((post) => keepReports(byId.get(post.postId), post));
}
