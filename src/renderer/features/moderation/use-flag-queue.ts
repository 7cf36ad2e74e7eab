import { plural, t } from '@lingui/core/macro';
import type { FlagsAnswer } from '@oja/contract/flags';
import { TOAST_MS } from '@oja/contract/limits';
import { toast } from '@oja/ui/toast-store';
import { useMemo, useState } from 'react';

import { useGetFlagsInfiniteQuery } from '../../api/flags-api.ts';
import { useOpenFlagsCount } from '../../api/use-open-flags-count.ts';
import { type FlaggedPost, groupFlags } from './group-flags.ts';
import { keepOrder } from './keep-order.ts';
import type { TriageHandlers } from './use-triage.ts';

/** The reported posts for a screen. They are reloaded at each visit. */
export function useFlagQueue() {
  const query = useGetFlagsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = query;
  const flagged = useFlaggedPosts(data);
  const [announcement, setAnnouncement] = useState('');
  const [own] = useState(() => new Set<string>());
  const total = useOpenFlagsCount() ?? data?.pages.at(-1)?.postsTotal ?? 0;
  const handlers: TriageHandlers<FlaggedPost> = {
    isOwn: (id) => own.has(id),
    onTaken({ flags: [{ postTitle }] }, isGone) {
      // Shown and announced: keys pause for a moment, and the focus may have moved.
      toast({
        tone: 'neutral',
        title: isGone
          ? t`“${postTitle}” was dealt with elsewhere`
          : t`A report of “${postTitle}” was dealt with elsewhere`,
        durationMs: TOAST_MS.post,
      });
    },
  };
  return {
    query,
    /** The posts in their shown order; a new array for each change. */
    flagged,
    /** The number of all reported posts and reviews in words, also of those that are not loaded. */
    summary: plural(total, { one: `${total} post or review`, other: `${total} posts and reviews` }),
    /** What is announced to screen readers: the result of the last action. */
    announcement,
    onAnnounce: setAnnouncement,
    /** Ids of the reports and posts that this admin has ended or is ending. */
    own,
    handlers,
  };
}

/** The reported posts of a screen, with the state of the query. */
export type FlagQueue = ReturnType<typeof useFlagQueue>;

/** A text of the listed posts and reports in their order, for comparison. */
const orderOf = (posts: readonly FlaggedPost[]) =>
  posts.flatMap(({ postId, flags }) => [postId, ...flags.map(({ _id }) => _id)]).join(' ');

/**
 * The reported posts of the loaded pages, each once, in an order that stays stable during a review.
 * @returns the posts; a new array only when they change
 */
function useFlaggedPosts(data: { pages: readonly FlagsAnswer[] } | undefined): readonly FlaggedPost[] {
  const [shown, setShown] = useState<readonly FlaggedPost[]>([]);
  const found = useMemo(() => groupFlags(data?.pages.flatMap((page) => page.data) ?? []), [data]);
  const posts = useMemo(() => keepOrder(shown, found), [shown, found]);
  if (orderOf(posts) !== orderOf(shown)) setShown(posts);
  return posts;
}
