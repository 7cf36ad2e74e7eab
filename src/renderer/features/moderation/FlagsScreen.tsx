import { EmptyState } from '@oja/ui/EmptyState';
import { ErrorPanel } from '@oja/ui/ErrorPanel';
import { ListSkeleton } from '@oja/ui/ListSkeleton';
import { LoadMore } from '@oja/ui/LoadMore';
import { PageHeader } from '@oja/ui/PageHeader';
import { Flag } from 'lucide-react';

import { failureMessage } from '../../api/failure.ts';
import { useGetFlagsInfiniteQuery } from '../../api/flags-api.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { FlaggedPostRow } from './FlaggedPostRow.tsx';
import styles from './FlagsScreen.module.css';
import { groupFlags } from './group-flags.ts';

const countOf = (posts: number) => (posts === 1 ? '1 post' : `${posts} posts`);

/** /dashboard/flags: what people have reported, for admins alone (spec §2, §6). Asked anew at each visit. */
export default function FlagsScreen() {
  usePageTitle('Flagged posts');
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useGetFlagsInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const flagged = groupFlags(data?.pages.flatMap((page) => page.data) ?? []);
  const total = data?.pages.at(-1)?.postsTotal ?? 0;
  const message = error && failureMessage(error);

  return (
    <>
      <PageHeader title="Flagged posts" text={flagged.length > 0 ? countOf(total) : undefined} />
      {!data && !error && <ListSkeleton label="Loading flagged posts" />}
      {!data && error && <ErrorPanel title="The flagged posts could not be loaded" text={message} onRetry={() => void refetch()} retrying={isFetching} />}
      {data && flagged.length === 0 && !hasNextPage && (
        <EmptyState title="Nothing is flagged" text="Reports by customers and vendors come up here." icon={<Flag />} />
      )}
      {flagged.length > 0 && (
        <ul className={styles.list} aria-busy={isFetching}>
          {flagged.map((post) => (
            <li key={post.postId}>
              <FlaggedPostRow flagged={post} />
            </li>
          ))}
        </ul>
      )}
      {data && (flagged.length > 0 || hasNextPage) && (
        <LoadMore
          hasMore={hasNextPage}
          loading={isFetchingNextPage}
          error={message}
          onLoadMore={() => void fetchNextPage()}
          label="Load more reports"
          endText="You have seen every report."
        />
      )}
    </>
  );
}
