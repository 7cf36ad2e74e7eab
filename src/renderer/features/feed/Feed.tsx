import { EmptyState } from '@oja/ui/EmptyState';
import { ErrorPanel } from '@oja/ui/ErrorPanel';
import { LoadMore } from '@oja/ui/LoadMore';
import { PostCardSkeleton } from '@oja/ui/PostCardSkeleton';

import { failureMessage } from '../../api/failure.ts';
import { useGetPostsInfiniteQuery } from '../../api/posts-api.ts';
import { PostItem } from '../posts/PostItem.tsx';
import styles from './Feed.module.css';

/** The posts themselves: pages load as the reader nears the end, and a button does the same for the keyboard. */
export function Feed() {
  const { data, error, isLoading, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useGetPostsInfiniteQuery();
  const posts = data?.pages.flatMap((page) => page.data.posts) ?? [];
  const loadMore = () => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  };

  if (isLoading) {
    return (
      <div className={styles.feed} aria-busy="true">
        <PostCardSkeleton />
        <PostCardSkeleton />
      </div>
    );
  }
  if (!data) {
    return <ErrorPanel title="The feed could not be loaded" text={failureMessage(error)} onRetry={() => void refetch()} />;
  }
  if (posts.length === 0) {
    return <EmptyState title="The market is still quiet" text="Nothing has been posted yet. Come back soon." />;
  }
  return (
    <div className={styles.feed}>
      <div className={styles.feed} role="feed" aria-busy={isFetchingNextPage}>
        {posts.map((post, index) => (
          <PostItem key={post._id} post={post} eager={index === 0} />
        ))}
      </div>
      <LoadMore
        hasMore={hasNextPage}
        loading={isFetchingNextPage}
        error={error && failureMessage(error)}
        onLoadMore={loadMore}
        label="Load more posts"
        placeholder={<PostCardSkeleton />}
      />
    </div>
  );
}
