import type { Flag } from '@oja/contract/flags';

import type { FlaggedPost } from './group-flags.ts';

/** Splits a loaded list into the items that are already shown, in their order, and the new ones. */
function split<Item extends object>(
  shown: readonly string[],
  found: readonly Item[],
  idOf: (item: Item) => string,
): { kept: Item[]; added: Item[] } {
  const byId = new Map(found.map((item) => [idOf(item), item]));
  const kept = shown.flatMap((id) => byId.get(id) ?? []);
  const known = new Set(kept);
  return { kept, added: found.filter((item) => !known.has(item)) };
}

/**
 * Appends new reports to the end of a row: the key that dismisses the first report must apply to the report that the
 * admin has read.
 */
function keepReports(shown: FlaggedPost | undefined, found: FlaggedPost): FlaggedPost {
  if (!shown) return found;
  const { kept, added } = split(
    shown.flags.map(({ _id }) => _id),
    found.flags,
    ({ _id }: Flag) => _id,
  );
  const [first = found.flags[0], ...rest] = [...kept, ...added];
  return { ...found, flags: [first, ...rest] };
}

/**
 * Keeps the shown posts in their order, and the reports of each. A row must not jump to the top while an admin reviews
 * it because someone else reports its post, too. New posts are inserted at their position in the loaded list.
 * @param shown the posts as they are shown now
 */
export function keepOrder(shown: readonly FlaggedPost[], found: readonly FlaggedPost[]): FlaggedPost[] {
  const { kept: ordered, added } = split(
    shown.map(({ postId }) => postId),
    found,
    ({ postId }) => postId,
  );
  for (const post of added) {
    const before = found[found.indexOf(post) - 1];
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, post);
  }
  const byId = new Map(shown.map((post) => [post.postId, post]));
  return ordered.map((post) => keepReports(byId.get(post.postId), post));
}
