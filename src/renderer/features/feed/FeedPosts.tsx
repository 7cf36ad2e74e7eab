import type { PostsAnswer } from '@oja/contract/posts';
import { AdvertCard } from '@oja/ui/AdvertCard';
import { withAdverts } from '@oja/ui/PostList';
import { type ReactNode, useMemo } from 'react';

import { PostItem } from '../posts/PostItem.tsx';
import { PostPages } from '../posts/PostPages.tsx';
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

/** Posts with an advert after every third, page by page without an end (spec §2). */
export function FeedPosts({ label, query, empty }: FeedPostsProps) {
  const { data, isLoading } = query;
  const entries = useMemo(() => withAdverts(withIds(data?.pages ?? [])), [data]);

  return (
    <PostPages label={label} query={query} isLoading={isLoading} failure="The feed could not be loaded" empty={empty} endText="You have seen everything.">
      {entries.map((entry, index) =>
        entry.kind === 'post' ? (
          <PostItem key={entry.key} post={entry.post.post} eager={index === 0} />
        ) : (
          <AdvertCard key={entry.key}>
            <PostItem post={entry.advert.post} />
          </AdvertCard>
        ),
      )}
    </PostPages>
  );
}
