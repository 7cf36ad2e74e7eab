import { t } from '@lingui/core/macro';
import { LoadMore } from '@oja/ui/LoadMore';
import { PostCard } from '@oja/market/PostCard';
import { PostList, type PostListProps } from '@oja/market/PostList';
import { useEffect, useState } from 'react';

import { failureMessage } from '../../../api/failure.ts';

/** The part of the hook of a list with pages that its screen uses. */
export interface PagesQuery {
  error?: unknown;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

interface PostPagesProps extends Pick<PostListProps, 'label' | 'children' | 'empty'> {
  /** The part of the list's query hook that is used here. */
  query: PagesQuery;
  /** Neither data nor an error has arrived yet. */
  isLoading: boolean;
  /** The title of the error panel, above the call's own message. */
  failure: string;
  /** The text after the last post. */
  endText?: string;
}

/**
 * How many posts a list starts with when it is opened. The others follow, except on a return, which restores the scroll
 * position: to the page, or to a list whose posts are still there.
 */
const FIRST_POSTS = 1;
let isFirstList = true;
const isOpened = (hasPosts: boolean) =>
  (isFirstList || !hasPosts) &&
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');

/**
 * A list of posts that loads further pages as the reader nears the end, or by a button for keyboard users.
 */
export function PostPages({ label, children, empty, query, isLoading, failure, endText }: PostPagesProps) {
  const { error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  const [firstPosts] = useState(() => (isOpened(children.length > 0) ? FIRST_POSTS : undefined));
  useEffect(() => {
    isFirstList = false;
  }, []);
  const message = error === undefined ? undefined : failureMessage(error);
  return (
    <PostList
      label={label}
      firstPosts={firstPosts}
      loading={isLoading || (isFetching && 'update')}
      error={message === undefined ? undefined : { title: failure, text: message }}
      onRetry={() => void refetch()}
      empty={empty}
      end={
        <LoadMore
          hasMore={hasNextPage}
          loading={isFetchingNextPage}
          error={message}
          onLoadMore={() => void fetchNextPage()}
          label={t`Load more posts`}
          placeholder={<PostCard loading />}
          endText={endText}
        />
      }
    >
      {children}
    </PostList>
  );
}
