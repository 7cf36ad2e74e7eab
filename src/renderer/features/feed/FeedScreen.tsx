import { t } from '@lingui/core/macro';
import { EmptyState } from '@oja/ui/EmptyState';
import { PageHeader } from '@oja/ui/PageHeader';
import { SegmentedControl } from '@oja/ui/SegmentedControl';
import { useMediaQuery } from '@oja/ui/hooks/use-media-query';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router';

import { useGetPostsInfiniteQuery } from '../../api/post-lists-api.ts';
import type { NewPostsState } from '../../realtime/events/new-posts-slice.ts';
import { readFirstRun } from '../../session/first-run.ts';
import { useUser } from '../../session/use-session.ts';
import styles from './Feed.module.css';
import { FeedPosts } from './FeedPosts.tsx';
import { FeedViewSwitch, useHasTiles } from './FeedViewSwitch.tsx';
import type { FirstRunProps } from './FirstRun.tsx';
import { FollowingFeed } from './FollowingFeed.tsx';
import { useStoredFeed } from './use-stored-feed.ts';

/** Loaded where there is room beside the feed, which is complete without it: tiles use the whole width. */
const HomeSide = lazy<ComponentType>(() => import('./HomeSide.tsx').catch(() => ({ default: () => null })));
/** Loaded with the first new post. The feed is complete without it, so a broken connection shows nothing. */
const NewPosts = lazy(() => import('./NewPosts.tsx').catch(() => ({ default: () => null })));
/** Loaded after a post was published. */
const PublishedPost = lazy<ComponentType>(() => import('./PublishedPost.tsx').catch(() => ({ default: () => null })));
/** Loaded after signing up. The feed is complete without it. */
const FirstRun = lazy<ComponentType<FirstRunProps>>(() =>
  import('./FirstRun.tsx').catch(() => ({ default: () => null })),
);

const sources = () => [
  { value: 'all', label: t`For you` },
  { value: 'following', label: t`Following` },
];

/**
 * /dashboard: the home feed, newest first (product §2). Its source is in the address, so that back and forward keep it.
 */
export default function FeedScreen() {
  const [params, setParams] = useSearchParams();
  const isWide = useMediaQuery('(width >= 64rem)');
  const hasTiles = useHasTiles();
  const isFollowing = params.get('feed') === 'following';
  const { userName } = useUser();
  const [firstRun] = useState(() => readFirstRun(userName));
  const { state } = useLocation();
  // A reload and the way back keep the state, but are no push.
  const isSent = useNavigationType() === NavigationType.Push && state !== null;
  const hasNews = useSelector(({ newPosts }: { newPosts: NewPostsState }) => newPosts.posts.length > 0);

  return (
    <div className={styles.columns} data-tiles={hasTiles || undefined}>
      <div className={styles.feed}>
        <PageHeader title={t`Today in the market`} />
        {isSent && (
          <Suspense>
            <PublishedPost />
          </Suspense>
        )}
        {firstRun && (
          <Suspense>
            <FirstRun begun={firstRun} />
          </Suspense>
        )}
        <div className={styles.filter}>
          <SegmentedControl
            label={t`Posts from`}
            options={sources()}
            value={isFollowing ? 'following' : 'all'}
            onValueChange={(source) => setParams(source === 'following' ? { feed: source } : {})}
          />
          <FeedViewSwitch />
        </div>
        {hasNews && (
          <Suspense>
            <NewPosts feed={isFollowing ? 'getFollowingPosts' : 'getPosts'} />
          </Suspense>
        )}
        {isFollowing ? <FollowingFeed /> : <EverybodysFeed />}
      </div>
      {isWide && !hasTiles && (
        <Suspense fallback={null}>
          <HomeSide />
        </Suspense>
      )}
    </div>
  );
}

/** The posts of all users, newest first. Until they are loaded it shows the last loaded ones. */
function EverybodysFeed() {
  return (
    <FeedPosts
      label={t`Newest posts`}
      query={useStoredFeed(useGetPostsInfiniteQuery())}
      empty={<EmptyState title={t`The market is still quiet`} text={t`Nothing has been posted yet. Come back soon.`} />}
    />
  );
}
