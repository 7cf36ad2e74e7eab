import type { FlagsAnswer } from '@oja/contract/flags';
import { useMemo, useState } from 'react';

import { type FlaggedPost, groupFlags } from './group-flags.ts';
import { keepOrder } from './keep-order.ts';

/**
 * The reported posts of the pages that were read, each once, in an order that stands still while one works through it.
 * @returns the posts and their ids; both new with each change, and only then
 */
export function useFlaggedPosts(data: { pages: readonly FlagsAnswer[] } | undefined): { posts: readonly FlaggedPost[]; ids: readonly string[] } {
  const [shown, setShown] = useState<readonly string[]>([]);
  const found = useMemo(() => groupFlags(data?.pages.flatMap((page) => page.data) ?? []), [data]);
  const posts = useMemo(() => keepOrder(shown, found), [shown, found]);
  const ids = useMemo(() => posts.map(({ postId }) => postId), [posts]);
  if (ids.length !== shown.length || ids.some((id, index) => id !== shown[index])) setShown(ids);
  return { posts, ids };
}
