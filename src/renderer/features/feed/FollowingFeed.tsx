import { t } from '@lingui/core/macro';
import { Button } from '@oja/ui/Button';
import { EmptyState } from '@oja/ui/EmptyState';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';

import { useGetFollowingPostsInfiniteQuery } from '../../api/post-lists-api.ts';
import { useGetDashboardQuery } from '../../api/users-api.ts';
import { useUser } from '../../session/use-session.ts';
import { FeedPosts } from './FeedPosts.tsx';

/** Loaded where there are no posts. The list says what to do without it. */
const VendorsToFollow = lazy(() => import('./VendorsToFollow.tsx').catch(() => ({ default: () => null })));

/**
 * The posts of the users that the viewer follows, newest first. Without any, it shows vendors to follow, and leads to
 * all people.
 */
export function FollowingFeed() {
  const query = useGetFollowingPostsInfiniteQuery();
  const { userName } = useUser();
  const { data: dashboard } = useGetDashboardQuery(userName);
  const followsSomebody = (dashboard?.data.followingCount ?? 0) > 0;

  return (
    <FeedPosts
      label={t`Posts of those you follow`}
      query={query}
      empty={
        <>
          <EmptyState
            title={followsSomebody ? t`Nothing here yet` : t`You are not following anybody yet`}
            text={
              followsSomebody
                ? t`Those you follow have not posted anything yet.`
                : t`Follow the vendors you like, and what they post comes up here.`
            }
            action={
              <Button asChild>
                <Link to="/dashboard/find-users">{t`Find Users`}</Link>
              </Button>
            }
          />
          <Suspense>
            <VendorsToFollow />
          </Suspense>
        </>
      }
    />
  );
}
