import type { FlagsAnswer } from '@oja/contract/flags';
import { useMemo, useState } from 'react';

import { type FlaggedPost, groupFlags } from './group-flags.ts';
import { keepOrder } from './keep-order.ts';

/** What is listed, and in which order. */
const orderOf = (posts: readonly FlaggedPost[]) => posts.flatMap(({ postId, flags }) => [postId, ...flags.map(({ _id }) => _id)]).join(' ');

/**
 * The reported posts of the pages that were read, each once, in an order that stands still while one works through it.
 * @returns the posts; new with each change, and only then
 */
export function useFlaggedPosts(data: { pages: readonly FlagsAnswer[] } | undefined): readonly FlaggedPost[] {
  const [shown, setShown] = useState<readonly FlaggedPost[]>([]);
  const found = useMemo(() => groupFlags(data?.pages.flatMap((page) => page.data) ?? []), [data]);
  const posts = useMemo(() => keepOrder(shown, found), [shown, found]);
  if (orderOf(posts) !== orderOf(shown)) setShown(posts);
  return posts;
}
