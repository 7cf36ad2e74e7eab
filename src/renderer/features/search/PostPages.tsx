import type { Post } from '@oja/contract/posts';
import { LoadMore } from '@oja/ui/LoadMore';
import { PostCardSkeleton } from '@oja/ui/PostCardSkeleton';
import { PostList } from '@oja/ui/PostList';
import type { ReactNode } from 'react';

import { failureMessage } from '../../api/failure.ts';
import { PostItem } from '../posts/PostItem.tsx';

interface PostPagesProps {
  /** What the list is, for screen readers. */
  label: string;
  /** The posts of all pages that have come for the present question; undefined before the first. */
  posts: readonly Post[] | undefined;
  /** What the hook of the list gives, as far as it is used here. */
  query: {
    error?: unknown;
    isFetching: boolean;
    isFetchingNextPage: boolean;
    hasNextPage: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  /** Stands there when there is no post. */
  empty: ReactNode;
}

/** Found posts with their further pages. */
export function PostPages({ label, posts, query, empty }: PostPagesProps) {
  const { error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  const message = error === undefined ? undefined : failureMessage(error);
  return (
    <PostList
      label={label}
      loading={!posts && message === undefined}
      busy={isFetching}
      error={posts || message === undefined ? undefined : { title: 'The posts could not be loaded', text: message }}
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
        />
      }
    >
      {(posts ?? []).map((post, index) => (
        <PostItem key={post._id} post={post} eager={index === 0} />
      ))}
    </PostList>
  );
}
