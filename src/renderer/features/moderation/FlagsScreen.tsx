import { TOAST_MS } from '@oja/contract/limits';
import { EmptyState } from '@oja/ui/EmptyState';
import { ErrorPanel } from '@oja/ui/ErrorPanel';
import { KeyHints } from '@oja/ui/KeyHints';
import { ListSkeleton } from '@oja/ui/ListSkeleton';
import { LoadMore } from '@oja/ui/LoadMore';
import { PageHeader } from '@oja/ui/PageHeader';
import { toast } from '@oja/ui/Toast';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { Flag } from 'lucide-react';
import { useState } from 'react';

import { failureMessage } from '../../api/failure.ts';
import { useGetFlagsInfiniteQuery } from '../../api/flags-api.ts';
import { useOpenFlagsCount } from '../../api/use-open-flags-count.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { FlaggedPostRow } from './FlaggedPostRow.tsx';
import styles from './FlagsScreen.module.css';
import { TRIAGE_HINTS } from './triage-keys.ts';
import { useFlaggedPosts } from './use-flagged-posts.ts';
import { useTriage } from './use-triage.ts';

const countOf = (posts: number) => (posts === 1 ? '1 post' : `${posts} posts`);

/**
 * /dashboard/flags: what people have reported, for admins alone (spec §2, §6), as it comes and goes. Worked through by keys,
 * see triage-keys.ts. Asked anew at each visit.
 */
export default function FlagsScreen() {
  usePageTitle('Flagged posts');
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useGetFlagsInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const flagged = useFlaggedPosts(data);
  const [said, setSaid] = useState('');
  /** Ids of what is being ended here, and was. */
  const [own] = useState(() => new Set<string>());
  const { list, region, current } = useTriage(flagged, {
    isOwn: (id) => own.has(id),
    onTaken({ flags: [{ postTitle }] }, isGone) {
      // Seen and read out: keys rest for a moment, and the focus may have moved.
      toast({ kind: 'info', title: `${isGone ? '' : 'A report of '}“${postTitle}” was dealt with elsewhere`, durationMs: TOAST_MS.post });
    },
  });
  const total = useOpenFlagsCount() ?? data?.pages.at(-1)?.postsTotal ?? 0;
  const message = error && failureMessage(error);
  const isEmpty = flagged.length === 0;

  return (
    <section ref={region} tabIndex={-1} className={styles.region} aria-label="Flagged posts">
      <PageHeader title="Flagged posts" text={isEmpty ? undefined : countOf(total)} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {!data && !error && <ListSkeleton label="Loading flagged posts" />}
      {!data && error && <ErrorPanel title="The flagged posts could not be loaded" text={message} onRetry={() => void refetch()} retrying={isFetching} />}
      {data && isEmpty && !hasNextPage && (
        <EmptyState title="Nothing is flagged" text="Reports by customers and vendors come up here." icon={<Flag />} />
      )}
      {!isEmpty && (
        <>
          <div className={styles.hints}>
            <KeyHints label="Keys in this list" hints={TRIAGE_HINTS} />
          </div>
          <ul ref={list} className={styles.list} aria-busy={isFetching} aria-keyshortcuts="j ArrowDown k ArrowUp">
            {flagged.map((post) => (
              <li key={post.postId}>
                <FlaggedPostRow flagged={post} current={post.postId === current} own={own} onSay={setSaid} />
              </li>
            ))}
          </ul>
        </>
      )}
      {data && (!isEmpty || hasNextPage) && (
        <LoadMore
          hasMore={hasNextPage}
          loading={isFetchingNextPage}
          error={message}
          onLoadMore={() => void fetchNextPage()}
          label="Load more reports"
          endText="You have seen every report."
        />
      )}
    </section>
  );
}
