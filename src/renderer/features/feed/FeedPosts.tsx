import { t } from '@lingui/core/macro';
import { withAdverts } from '@oja/contract/advert-spacing';
import type { PostsAnswer } from '@oja/contract/posts';
import { AdvertCard } from '@oja/market/AdvertCard';
import { type ReactNode, useMemo } from 'react';

import { PostItem } from '../posts/card/PostItem.tsx';
import { PostPages } from '../posts/card/PostPages.tsx';

/** The part of the feed endpoints' hooks that is used here. */
export interface FeedQuery {
  data?: { pages: PostsAnswer[] } | undefined;
  error?: unknown;
  isLoading: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
  /** Whether the last post shown is not the last post of the market. Default false. */
  isCutOff?: boolean;
}

interface FeedPostsProps {
  /** The list's name for screen readers. */
  label: string;
  /** The loaded pages. */
  query: FeedQuery;
  /** Shown when there is no post. */
  empty: ReactNode;
}

/** Posts with an advert after every third one, loaded page by page (product §2). */
export function FeedPosts({ label, query, empty }: FeedPostsProps) {
  const { data, isLoading } = query;
  const entries = useMemo(() => withAdverts((data?.pages ?? []).map((page) => page.data)), [data]);

  return (
    <PostPages
      label={label}
      query={query}
      isLoading={isLoading}
      failure={t`The feed could not be loaded`}
      empty={empty}
      endText={query.isCutOff ? '' : t`You have seen everything.`}
    >
      {entries.map((entry, index) =>
        entry.kind === 'post' ? (
          <PostItem key={entry.key} post={entry.post} eager={index === 0} />
        ) : (
          <AdvertCard
            key={entry.key}
            postName={t`${{ title: entry.advert.title }} by ${{ name: entry.advert.user.name }}, place ${{ place: index + 1 }}`}
          >
            <PostItem post={entry.advert} inAdvert />
          </AdvertCard>
        ),
      )}
    </PostPages>
  );
}
