import type { Post, PostsAnswer } from '@oja/contract/posts';

import { isUnreached } from '../../api/failure.ts';
import { useStoredEntries } from '../../session/use-stored-entries.ts';
import { useStoredLists } from '../../session/use-session.ts';
import type { FeedQuery } from './FeedPosts.tsx';

const loadCheck = async () => (await import('../posts/card/fitting-posts.ts')).fittingPosts;

const pageOf = (posts: readonly Post[]): PostsAnswer => ({
  data: { posts: [...posts], adverts: [], page: 1, hasMore: true, until: 0, nextCursor: null },
});

/**
 * Replaces a feed that cannot be loaded by the last loaded posts. At its end, the error and a retry button are shown.
 * @param query the feed's query
 */
export function useFeedOffline(query: FeedQuery): FeedQuery {
  const isUnanswered = !query.data && isUnreached(query.error);
  const posts = useStoredEntries(useStoredLists().posts, isUnanswered, loadCheck);
  if (!isUnanswered) return query;
  if (!posts) return { ...query, isLoading: true };
  if (posts.length === 0) return query;
  return {
    ...query,
    data: { pages: [pageOf(posts)] },
    hasNextPage: true,
    isFetchingNextPage: query.isFetching,
    fetchNextPage: query.refetch,
  };
}
