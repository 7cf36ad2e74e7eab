import type { Profile } from '@oja/contract/users';
import { EmptyState } from '@oja/ui/EmptyState';
import { LoadMore } from '@oja/ui/LoadMore';
import { PostCardSkeleton } from '@oja/ui/PostCardSkeleton';
import { PostList } from '@oja/ui/PostList';
import { PackageOpen } from 'lucide-react';

import { failureMessage } from '../../api/failure.ts';
import { useGetUserPostsInfiniteQuery } from '../../api/post-lists-api.ts';
import { useUser } from '../../session/use-session.ts';
import { PostItem } from '../posts/PostItem.tsx';

/** The person's posts: the first come with the profile, the rest page by page. The empty texts are the spec's, its spelling included. */
export function ProfilePosts({ profile }: { profile: Profile }) {
  const isOwn = useUser()._id === profile._id;
  // The profile carries the first page; only where there are more is the list read from its beginning.
  const isCutOff = profile.postsCursor !== null;
  const { currentData, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useGetUserPostsInfiniteQuery(profile._id, {
    skip: !isCutOff,
  });
  const pages = isCutOff ? currentData?.pages : undefined;
  const posts = pages?.flatMap(({ data }) => data.posts) ?? profile.posts;
  const loadMore = () => void (pages ? fetchNextPage() : refetch());

  return (
    <PostList
      label={`Posts by ${profile.userName}`}
      busy={isFetching}
      empty={<EmptyState icon={<PackageOpen />} title={isOwn ? 'No available post from you' : `No avaialble post from ${profile.userName}`} />}
      end={
        isCutOff && (
          <LoadMore
            hasMore={pages ? hasNextPage : true}
            loading={pages ? isFetchingNextPage : isFetching}
            error={error && failureMessage(error)}
            onLoadMore={loadMore}
            label="Load more posts"
            placeholder={<PostCardSkeleton />}
          />
        )
      }
    >
      {posts.map((post, index) => (
        <PostItem key={post._id} post={post} eager={index === 0} />
      ))}
    </PostList>
  );
}
