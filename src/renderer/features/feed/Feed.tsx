import { EmptyState } from '@oja/ui/EmptyState';
import { LoadMore } from '@oja/ui/LoadMore';
import { PostCardSkeleton } from '@oja/ui/PostCardSkeleton';
import { PostList } from '@oja/ui/PostList';

import { failureMessage } from '../../api/failure.ts';
import { useGetPostsInfiniteQuery } from '../../api/post-lists-api.ts';
import { PostItem } from '../posts/PostItem.tsx';

/** The posts themselves: pages load as the reader nears the end, and a button does the same for the keyboard. */
export function Feed() {
  const { data, error, isLoading, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useGetPostsInfiniteQuery();
  const posts = data?.pages.flatMap((page) => page.data.posts) ?? [];
  const loadMore = () => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  };

  return (
    <PostList
      label="Newest posts"
      loading={isLoading}
      busy={isFetchingNextPage}
      error={error && { title: 'The feed could not be loaded', text: failureMessage(error) }}
      onRetry={() => void refetch()}
      empty={<EmptyState title="The market is still quiet" text="Nothing has been posted yet. Come back soon." />}
      end={
        <LoadMore
          hasMore={hasNextPage}
          loading={isFetchingNextPage}
          error={error && failureMessage(error)}
          onLoadMore={loadMore}
          label="Load more posts"
          placeholder={<PostCardSkeleton />}
        />
      }
    >
      {posts.map((post, index) => (
        <PostItem key={post._id} post={post} eager={index === 0} />
      ))}
    </PostList>
  );
}
