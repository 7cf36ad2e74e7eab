import type { PostsAnswer } from '@oja/contract/posts';
import { AdvertCard } from '@oja/ui/AdvertCard';
import { LoadMore } from '@oja/ui/LoadMore';
import { PostCardSkeleton } from '@oja/ui/PostCardSkeleton';
import { PostList, withAdverts } from '@oja/ui/PostList';
import { type ReactNode, useMemo } from 'react';

import { failureMessage } from '../../api/failure.ts';
import { PostItem } from '../posts/PostItem.tsx';
import { withIds } from './with-ids.ts';

/** What the hooks of the feed's endpoints give, as far as it is used here. */
export interface FeedQuery {
  data?: { pages: PostsAnswer[] } | undefined;
  error?: unknown;
  isLoading: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

interface FeedPostsProps {
  /** What the list is, for screen readers. */
  label: string;
  /** The pages that have come so far. */
  query: FeedQuery;
  /** Stands there when there is no post. */
  empty: ReactNode;
}

/** Posts with an advert after every third. Pages load as the reader nears the end, and a button does the same for the keyboard. */
export function FeedPosts({ label, query, empty }: FeedPostsProps) {
  const { data, error, isLoading, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = query;
  const entries = useMemo(() => withAdverts(withIds(data?.pages ?? [])), [data]);
  const message = error === undefined ? undefined : failureMessage(error);

  return (
    <PostList
      label={label}
      loading={isLoading}
      busy={isFetching}
      error={message === undefined ? undefined : { title: 'The feed could not be loaded', text: message }}
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
          endText="You have seen everything."
        />
      }
    >
      {entries.map((entry, index) =>
        entry.kind === 'post' ? (
          <PostItem key={entry.key} post={entry.post.post} eager={index === 0} />
        ) : (
          <AdvertCard key={entry.key}>
            <PostItem post={entry.advert.post} />
          </AdvertCard>
        ),
      )}
    </PostList>
  );
}
