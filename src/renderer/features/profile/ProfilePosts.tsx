import { t } from '@lingui/core/macro';
import type { Profile } from '@oja/contract/users';
import { EmptyState } from '@oja/ui/EmptyState';
import { LoadMore } from '@oja/ui/LoadMore';
import { PostGrid } from '@oja/market/PostGrid';
import { SegmentedControl } from '@oja/ui/SegmentedControl';
import { PackageOpen } from 'lucide-react';
import { useState } from 'react';

import { failureMessage } from '../../api/failure.ts';
import { useGetUserPostsInfiniteQuery } from '../../api/person-posts-api.ts';
import { LatePart } from '../../platform/LatePart.tsx';
import { useUser } from '../../session/use-session.ts';
import { ActionTile } from '../posts/tiles/ActionTile.tsx';
import { EAGER_TILES } from '../posts/tiles/PostTiles.tsx';

const loadUnlistedPosts = async () => (await import('./UnlistedPosts.tsx')).UnlistedPosts;

/**
 * The person's posts as tiles, and behind a switch the sold ones and, for their owner, the paused ones: where there are
 * any.
 */
export function ProfilePosts({ profile }: { profile: Profile }) {
  const { _id: userId, postsCount, soldCount = 0, pausedCount = 0 } = profile;
  const [chosen, setChosen] = useState('listed');
  const parts = [
    { value: 'listed', label: t`Posts (${{ count: postsCount }})`, isShown: true },
    { value: 'sold', label: t`Sold (${{ count: soldCount }})`, isShown: soldCount > 0 },
    { value: 'paused', label: t`Paused (${{ count: pausedCount }})`, isShown: pausedCount > 0 },
  ].filter(({ isShown }) => isShown);
  const { value } = parts.find((part) => part.value === chosen) ?? { value: 'listed' };
  return (
    <>
      {parts.length > 1 && (
        <SegmentedControl
          label={t`Posts`}
          value={value}
          onValueChange={setChosen}
          options={parts.map((part) => ({ value: part.value, label: part.label }))}
        />
      )}
      {value === 'sold' || value === 'paused' ? (
        <LatePart
          load={loadUnlistedPosts}
          onFailed={() => setChosen('listed')}
          fallback={
            <PostGrid loading label="" empty={null}>
              {[]}
            </PostGrid>
          }
        >
          {(UnlistedPosts) => <UnlistedPosts userId={userId} status={value} />}
        </LatePart>
      ) : (
        <ListedPosts profile={profile} />
      )}
    </>
  );
}

/**
 * The person's posts as tiles: the first page is part of the profile, further pages load on demand. The texts for an
 * empty list are the specification's, including their spelling.
 */
function ListedPosts({ profile }: { profile: Profile }) {
  const isOwn = useUser()._id === profile._id;
  // The profile contains the first page. The list is only read from its start if there are more.
  const isCutOff = profile.postsCursor !== null;
  const { currentData, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useGetUserPostsInfiniteQuery(profile._id, {
      skip: !isCutOff,
    });
  const pages = isCutOff ? currentData?.pages : undefined;
  const posts = pages?.flatMap(({ data }) => data.posts) ?? profile.posts;
  const loadMore = () => void (pages ? fetchNextPage() : refetch());

  return (
    <PostGrid
      label={t`Posts by ${{ userName: profile.userName }}`}
      loading={isFetching && 'update'}
      empty={
        <EmptyState
          icon={<PackageOpen />}
          title={isOwn ? t`No available post from you` : t`No avaialble post from ${{ userName: profile.userName }}`}
        />
      }
      end={
        isCutOff && (
          <LoadMore
            hasMore={pages ? hasNextPage : true}
            loading={pages ? isFetchingNextPage : isFetching}
            error={error && failureMessage(error)}
            onLoadMore={loadMore}
            label={t`Load more posts`}
          />
        )
      }
    >
      {posts.map((post, index) => (
        <ActionTile key={post._id} post={post} eager={index < EAGER_TILES} />
      ))}
    </PostGrid>
  );
}
