import { t } from '@lingui/core/macro';
import type { Profile } from '@oja/contract/users';
import { EmptyState } from '@oja/ui/EmptyState';
import { LoadMore } from '@oja/ui/LoadMore';
import { PostGrid } from '@oja/market/PostGrid';
import { PackageOpen } from 'lucide-react';

import { failureMessage } from '../../api/failure.ts';
import { useGetUserPostsInfiniteQuery } from '../../api/post-lists-api.ts';
import { useUser } from '../../session/use-session.ts';
import { ActionTile } from '../posts/tiles/ActionTile.tsx';
import { EAGER_TILES } from '../posts/tiles/PostTiles.tsx';

/**
 * The person's posts as tiles: the first page is part of the profile, further pages load on demand. The texts for an
 * empty list are the specification's, including their spelling.
 */
export function ProfilePosts({ profile }: { profile: Profile }) {
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
