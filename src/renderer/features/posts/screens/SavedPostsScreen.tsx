import { t } from '@lingui/core/macro';
import { Button } from '@oja/ui/Button';
import { EmptyState } from '@oja/ui/EmptyState';
import { PageHeader } from '@oja/ui/PageHeader';
import { Bookmark } from 'lucide-react';
import { Link } from 'react-router';

import { useGetSavedPostsInfiniteQuery } from '../../../api/person-posts-api.ts';
import { useStoredAnswer } from '../../../api/use-stored-answer.ts';
import { useStoredNotice } from '../../../api/use-stored-notice.ts';
import { ActionTile } from '../tiles/ActionTile.tsx';
import { EAGER_TILES, PostTiles } from '../tiles/PostTiles.tsx';
import { SAVED_POSTS_STORAGE } from './saved-posts-storage.ts';

/**
 * /dashboard/saved-posts: the viewer's saved posts as tiles, last saved first. Without any, it shows the server's
 * message (product §2). Without a connection it shows the last loaded ones, whose pages show their phone numbers.
 */
export default function SavedPostsScreen() {
  const query = useGetSavedPostsInfiniteQuery();
  const { data, isLoading } = query;
  const isSearching = useStoredAnswer(SAVED_POSTS_STORAGE, '', query);
  useStoredNotice('saved-posts', data && query.fulfilledTimeStamp);
  const posts = data?.pages.flatMap((page) => page.data) ?? [];
  const title = t`Your Saved Posts`;

  return (
    <>
      <PageHeader title={title} back={<Link to="/dashboard/settings" />} backLabel={t`Back to the settings`} />
      <PostTiles
        label={title}
        query={query}
        isLoading={isLoading || isSearching}
        failure={t`Your saved posts could not be loaded`}
        empty={
          <EmptyState
            title={data?.pages[0]?.message ?? ''}
            text={t`Press the bookmark on a post, and it waits for you here.`}
            icon={<Bookmark />}
            action={
              <Button asChild>
                <Link to="/dashboard">{t`See what is in the market`}</Link>
              </Button>
            }
          />
        }
      >
        {posts.map((post, index) => (
          <ActionTile key={post._id} post={post} eager={index < EAGER_TILES} />
        ))}
      </PostTiles>
    </>
  );
}
