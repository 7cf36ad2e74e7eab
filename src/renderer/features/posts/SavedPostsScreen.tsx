import { Button } from '@oja/ui/Button';
import { EmptyState } from '@oja/ui/EmptyState';
import { LoadMore } from '@oja/ui/LoadMore';
import { PageHeader } from '@oja/ui/PageHeader';
import { PostCardSkeleton } from '@oja/ui/PostCardSkeleton';
import { PostList } from '@oja/ui/PostList';
import { Bookmark } from 'lucide-react';
import { Link } from 'react-router-dom';

import { failureMessage } from '../../api/failure.ts';
import { useGetSavedPostsInfiniteQuery } from '../../api/post-lists-api.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { PostItem } from './PostItem.tsx';

const TITLE = 'Your Saved Posts';

/** /dashboard/saved-posts: what one wants to find again, the last saved first; without any, the server's message (spec §2). */
export default function SavedPostsScreen() {
  usePageTitle(TITLE);
  const { data, error, isLoading, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useGetSavedPostsInfiniteQuery();
  const posts = data?.pages.flatMap((page) => page.data) ?? [];
  const message = error && failureMessage(error);

  return (
    <>
      <PageHeader title={TITLE} back={<Link to="/dashboard/settings" />} backLabel="Back to the settings" />
      <PostList
        label={TITLE}
        loading={isLoading}
        busy={isFetching}
        error={error && { title: 'Your saved posts could not be loaded', text: message }}
        onRetry={() => void refetch()}
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
        end={
          <LoadMore
            hasMore={hasNextPage}
            loading={isFetchingNextPage}
            error={message}
            onLoadMore={() => void fetchNextPage()}
            label="Load more posts"
            placeholder={<PostCardSkeleton />}
          />
        }
      >
        {posts.map((post, index) => (
          <PostItem key={post._id} post={post} eager={index === 0} />
        ))}
      </PostList>
    </>
  );
}
