import { t } from '@lingui/core/macro';
import { EmptyState } from '@oja/ui/EmptyState';
import { PackageOpen } from 'lucide-react';

import { useGetUnlistedPostsInfiniteQuery } from '../../api/post-status-api.ts';
import { ActionTile } from '../posts/tiles/ActionTile.tsx';
import { EAGER_TILES, PostTiles } from '../posts/tiles/PostTiles.tsx';

interface UnlistedPostsProps {
  userId: string;
  /** `paused` for the viewer's own only. */
  status: 'sold' | 'paused';
}

/** The sold posts of a person, or the viewer's own paused ones, as tiles (product §2 "Profile screen"). */
export function UnlistedPosts({ userId, status }: UnlistedPostsProps) {
  const query = useGetUnlistedPostsInfiniteQuery({ userId, status });
  const posts = query.currentData?.pages.flatMap(({ data }) => data.posts) ?? [];
  return (
    <PostTiles
      label={status === 'sold' ? t`Sold` : t`Paused`}
      query={query}
      isLoading={query.currentData === undefined && query.error === undefined}
      failure={t`These posts could not be loaded`}
      empty={<EmptyState icon={<PackageOpen />} title={t`There is none here any more.`} />}
    >
      {posts.map((post, index) => (
        <ActionTile key={post._id} post={post} eager={index < EAGER_TILES} />
      ))}
    </PostTiles>
  );
}
