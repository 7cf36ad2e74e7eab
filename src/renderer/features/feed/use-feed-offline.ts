import type { Post, PostsAnswer } from '@oja/contract/posts';

import { isUnreached } from '../../api/failure.ts';
import { useKeptEntries } from '../../session/use-kept-entries.ts';
import { useKeptLists } from '../../session/use-session.ts';
import type { FeedQuery } from './FeedPosts.tsx';

const loadCheck = async () => (await import('../posts/fitting-posts.ts')).fittingPosts;

const pageOf = (posts: readonly Post[]): PostsAnswer => ({
  data: { posts: [...posts], adverts: [], page: 1, hasMore: true, until: 0, nextCursor: null },
});

/**
 * The feed as it was read last, in the place of one for which nobody answers. Where it ends, the reader finds why, and can
 * try again.
 * @param query the feed as it is
 */
export function useFeedOffline(query: FeedQuery): FeedQuery {
  const isUnanswered = !query.data && isUnreached(query.error);
  const posts = useKeptEntries(useKeptLists().posts, isUnanswered, loadCheck);
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
