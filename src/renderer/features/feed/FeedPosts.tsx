import { t } from '@lingui/core/macro';
import { withAdverts } from '@oja/contract/advert-spacing';
import type { Post, PostsAnswer } from '@oja/contract/posts';
import { AdvertCard } from '@oja/market/AdvertCard';
import { PostCard } from '@oja/market/PostCard';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';

import { PostItem } from '../posts/card/PostItem.tsx';
import { PostPages } from '../posts/card/PostPages.tsx';
import type { FeedViewProps } from './FeedTiles.tsx';
import { useHasTiles } from './FeedViewSwitch.tsx';

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

/** Loaded where it is chosen. Without it the posts are shown as cards. */
const FeedTiles = lazy(() => import('./FeedTiles.tsx').catch(() => ({ default: FeedCards })));

const advertName = ({ title, user: { name } }: Post, index: number) =>
  t`${{ title }} by ${{ name }}, place ${{ place: index + 1 }}`;

/**
 * Posts with an advert after every third one, loaded page by page (product §2), as cards, or as tiles if the viewer has
 * chosen them.
 */
export function FeedPosts({ label, query, empty }: FeedPostsProps) {
  const { data, isLoading } = query;
  const hasTiles = useHasTiles();
  const entries = useMemo(() => withAdverts((data?.pages ?? []).map((page) => page.data)), [data]);
  const list = {
    label,
    query,
    isLoading,
    failure: t`The feed could not be loaded`,
    empty,
    endText: query.isCutOff ? '' : t`You have seen everything.`,
  };
  const view = { entries, list, nameOfAdvert: advertName };
  if (!hasTiles) return <FeedCards {...view} />;
  return (
    <Suspense fallback={<PostCard loading />}>
      <FeedTiles {...view} />
    </Suspense>
  );
}

function FeedCards({ entries, list, nameOfAdvert }: FeedViewProps) {
  return (
    <PostPages {...list}>
      {entries.map((entry, index) =>
        entry.kind === 'post' ? (
          <PostItem key={entry.key} post={entry.post} eager={index === 0} />
        ) : (
          <AdvertCard key={entry.key} postName={nameOfAdvert(entry.advert, index)}>
            <PostItem post={entry.advert} inAdvert />
          </AdvertCard>
        ),
      )}
    </PostPages>
  );
}
