import type { FlaggedPost } from './group-flags.ts';

/**
 * Keeps the posts that are shown in their order: a row that is being judged must not jump to the top because somebody
 * else reports its post as well. What is new comes in where it stands in the list as it was read.
 * @param shown ids of the posts as they stand now
 */
export function keepOrder(shown: readonly string[], found: readonly FlaggedPost[]): FlaggedPost[] {
  const byId = new Map(found.map((post) => [post.postId, post]));
  const ordered = shown.flatMap((id) => byId.get(id) ?? []);
  const placed = new Set(ordered.map(({ postId }) => postId));
  for (const [index, post] of found.entries()) {
    if (placed.has(post.postId)) continue;
    const before = found[index - 1];
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, post);
    placed.add(post.postId);
  }
  return ordered;
}
