import { LoadMore } from '@oja/ui/LoadMore';
import { PostCardSkeleton } from '@oja/ui/PostCardSkeleton';
import { PostList, type PostListProps } from '@oja/ui/PostList';

import { failureMessage } from '../../api/failure.ts';

interface PostPagesProps extends Pick<PostListProps, 'label' | 'children' | 'empty'> {
  /** What the hook of the list gives, as far as it is used here. */
  query: {
    error?: unknown;
    isFetching: boolean;
    isFetchingNextPage: boolean;
    hasNextPage: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  /** Nothing has come yet, good or bad. */
  isLoading: boolean;
  /** The title in its place when it could not be loaded; the call's own words stand under it. */
  failure: string;
  /** Said once there is no more. */
  endText?: string;
}

/** A list of posts that is read page by page: further pages come as the reader nears the end, and at a button for the keyboard. */
export function PostPages({ label, children, empty, query, isLoading, failure, endText }: PostPagesProps) {
  const { error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  const message = error === undefined ? undefined : failureMessage(error);
  return (
    <PostList
      label={label}
      loading={isLoading}
      busy={isFetching}
      error={message === undefined ? undefined : { title: failure, text: message }}
      onRetry={() => void refetch()}
      empty={empty}
      end={
        <LoadMore
          hasMore={hasNextPage}
          loading={isFetchingNextPage}
          error={message}
          onLoadMore={() => void fetchNextPage()}
          label="Load more posts"
          placeholder={<PostCardSkeleton />}
          endText={endText}
        />
      }
    >
      {children}
    </PostList>
  );
}
