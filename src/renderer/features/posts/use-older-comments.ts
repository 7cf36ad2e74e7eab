import { useState } from 'react';

import { useGetCommentsInfiniteQuery } from '../../api/comments-api.ts';

/**
 * The comments that did not come with their post, a page at each call of `load`.
 * @param cursor the post's `repliesCursor`; null when all came with it
 */
export function useOlderComments(postId: string, cursor: string | null) {
  const [isAsked, setIsAsked] = useState(false);
  const isNeeded = isAsked && cursor !== null;
  const { currentData, error, isFetching, hasNextPage, fetchNextPage, refetch } = useGetCommentsInfiniteQuery(
    { postId, cursor: cursor ?? '' },
    { skip: !isNeeded },
  );
  const load = () => {
    if (!isNeeded) setIsAsked(true);
    else if (currentData) void fetchNextPage();
    else void refetch();
  };
  return {
    comments: currentData?.pages.flatMap(({ data }) => data.comments) ?? [],
    hasMore: currentData ? hasNextPage : true,
    isLoading: isFetching,
    error,
    load,
  };
}
