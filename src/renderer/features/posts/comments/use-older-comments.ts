import { useState } from 'react';

import { useGetCommentsInfiniteQuery } from '../../../api/comments-api.ts';

/**
 * Loads the comments that were not included in their post, one page for each call of `load`.
 * @param cursor the post's `repliesCursor`; null if all were included
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
