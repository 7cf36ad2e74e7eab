import { Button } from '@oja/ui/Button';
import { EmptyState } from '@oja/ui/EmptyState';
import { Link } from 'react-router-dom';

import { useGetFollowingPostsInfiniteQuery } from '../../api/post-lists-api.ts';
import { useGetDashboardQuery } from '../../api/users-api.ts';
import { useUser } from '../../session/use-session.ts';
import { FeedPosts } from './FeedPosts.tsx';

/** What those one follows have posted, newest first; without any, the way to find some. */
export function FollowingFeed() {
  const query = useGetFollowingPostsInfiniteQuery();
  const { userName } = useUser();
  const { data: dashboard } = useGetDashboardQuery(userName);
  const followsSomebody = (dashboard?.data.followingCount ?? 0) > 0;

  return (
    <FeedPosts
      label="Posts of those you follow"
      query={query}
      empty={
        <EmptyState
          title={followsSomebody ? 'Nothing here yet' : 'You are not following anybody yet'}
          text={followsSomebody ? 'Those you follow have not posted anything yet.' : 'Follow the vendors you like, and what they post comes up here.'}
          action={
            <Button asChild>
              <Link to="/dashboard/find-users">Find Users</Link>
            </Button>
          }
        />
      }
    />
  );
}
