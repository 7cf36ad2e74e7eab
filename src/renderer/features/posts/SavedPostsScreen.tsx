import { Button } from '@oja/ui/Button';
import { EmptyState } from '@oja/ui/EmptyState';
import { PageHeader } from '@oja/ui/PageHeader';
import { Bookmark } from 'lucide-react';
import { Link } from 'react-router-dom';

import { useGetSavedPostsInfiniteQuery } from '../../api/post-lists-api.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { postItems } from './post-items.tsx';
import { PostPages } from './PostPages.tsx';

const TITLE = 'Your Saved Posts';

/** /dashboard/saved-posts: what one wants to find again, the last saved first; without any, the server's message (spec §2). */
export default function SavedPostsScreen() {
  usePageTitle(TITLE);
  const query = useGetSavedPostsInfiniteQuery();
  const { data, isLoading } = query;

  return (
    <>
      <PageHeader title={TITLE} back={<Link to="/dashboard/settings" />} backLabel="Back to the settings" />
      <PostPages
        label={TITLE}
        query={query}
        isLoading={isLoading}
        failure="Your saved posts could not be loaded"
        empty={
          <EmptyState
            title={data?.pages[0]?.message ?? ''}
            text="Press the bookmark on a post, and it waits for you here."
            icon={<Bookmark />}
            action={
              <Button asChild>
                <Link to="/dashboard">See what is in the market</Link>
              </Button>
            }
          />
        }
      >
        {postItems(data?.pages.flatMap((page) => page.data) ?? [])}
      </PostPages>
    </>
  );
}
