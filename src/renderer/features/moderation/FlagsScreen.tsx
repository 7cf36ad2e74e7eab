import { plural, t } from '@lingui/core/macro';
import type { FlagsAnswer } from '@oja/contract/flags';
import { TOAST_MS } from '@oja/contract/limits';
import { FlagRow } from '@oja/market/FlagRow';
import { Button } from '@oja/ui/Button';
import { EmptyState } from '@oja/ui/EmptyState';
import { KeyHints } from '@oja/ui/KeyHints';
import { LoadMore } from '@oja/ui/LoadMore';
import { PageHeader } from '@oja/ui/PageHeader';
import { toast } from '@oja/ui/toast-store';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { Flag, ShieldAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';

import { failureMessage, hasErrorCode } from '../../api/failure.ts';
import { useGetFlagsInfiniteQuery } from '../../api/flags-api.ts';
import { useOpenFlagsCount } from '../../api/use-open-flags-count.ts';
import { SECOND_FACTORS_PATH } from '../../session/second-factors-path.ts';
import { FlaggedPostRow } from './FlaggedPostRow.tsx';
import styles from './FlagsScreen.module.css';
import { type FlaggedPost, groupFlags } from './group-flags.ts';
import { keepOrder } from './keep-order.ts';
import { triageKeys } from './triage-keys.ts';
import { useTriage } from './use-triage.ts';

const countOf = (posts: number) => plural(posts, { one: `${posts} post`, other: `${posts} posts` });

/**
 * /dashboard/flags: the reported posts, for admins only (product §2, §6), updated live. Keyboard shortcuts are in
 * triage-keys.ts. Reloaded at each visit.
 */
export default function FlagsScreen() {
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useGetFlagsInfiniteQuery(
    undefined,
    {
      refetchOnMountOrArgChange: true,
    },
  );
  const flagged = useFlaggedPosts(data);
  const [said, setSaid] = useState('');
  /** Ids of the reports and posts that this admin has ended or is ending. */
  const [own] = useState(() => new Set<string>());
  const { list, region, current } = useTriage(flagged, {
    isOwn: (id) => own.has(id),
    onTaken({ flags: [{ postTitle }] }, isGone) {
      // Shown and announced: keys pause for a moment, and the focus may have moved.
      toast({
        tone: 'neutral',
        title: isGone
          ? t`“${postTitle}” was dealt with elsewhere`
          : t`A report of “${postTitle}” was dealt with elsewhere`,
        durationMs: TOAST_MS.post,
      });
    },
  });
  const total = useOpenFlagsCount() ?? data?.pages.at(-1)?.postsTotal ?? 0;
  const message = error && failureMessage(error);
  const needsFactor = hasErrorCode(error, 'second_factor_needed');
  const isEmpty = flagged.length === 0;

  return (
    <section ref={region} tabIndex={-1} className={styles.region} aria-label={t`Flagged posts`}>
      <PageHeader title={t`Flagged posts`} text={isEmpty ? undefined : countOf(total)} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {!data && !error && (
        <div className={styles.list}>
          <FlagRow loading label={t`Loading flagged posts`} />
          <FlagRow loading label="" />
          <FlagRow loading label="" />
        </div>
      )}
      {needsFactor && <FactorNeeded text={message} />}
      {!data && error && !needsFactor && (
        <EmptyState
          tone="danger"
          title={t`The flagged posts could not be loaded`}
          text={message}
          onRetry={() => void refetch()}
          loading={isFetching}
        />
      )}
      {data && isEmpty && !hasNextPage && (
        <EmptyState
          title={t`Nothing is flagged`}
          text={t`Reports by customers and vendors come up here.`}
          icon={<Flag />}
        />
      )}
      {!isEmpty && (
        <>
          <div className={styles.hints}>
            <KeyHints label={t`Keys in this list`} hints={triageKeys()} />
          </div>
          <ul ref={list} className={styles.list} aria-busy={isFetching} aria-keyshortcuts="j ArrowDown k ArrowUp">
            {flagged.map((post) => (
              <li key={post.postId}>
                <FlaggedPostRow flagged={post} current={post.postId === current} own={own} onAnnounce={setSaid} />
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
          label={t`Load more reports`}
          endText={t`You have seen every report.`}
        />
      )}
    </section>
  );
}

/** A text of the listed posts and reports in their order, for comparison. */
const orderOf = (posts: readonly FlaggedPost[]) =>
  posts.flatMap(({ postId, flags }) => [postId, ...flags.map(({ _id }) => _id)]).join(' ');

/**
 * The reported posts of the loaded pages, each once, in an order that stays stable during a review.
 * @returns the posts; a new array only when they change
 */
function useFlaggedPosts(data: { pages: readonly FlagsAnswer[] } | undefined): readonly FlaggedPost[] {
  const [shown, setShown] = useState<readonly FlaggedPost[]>([]);
  const found = useMemo(() => groupFlags(data?.pages.flatMap((page) => page.data) ?? []), [data]);
  const posts = useMemo(() => keepOrder(shown, found), [shown, found]);
  if (orderOf(posts) !== orderOf(shown)) setShown(posts);
  return posts;
}

/** Shown to an admin without a second factor, instead of what the server refuses to them (decision 037). */
function FactorNeeded({ text }: { text: string | undefined }) {
  return (
    <EmptyState
      title={t`Set up two-step sign-in`}
      text={text}
      icon={<ShieldAlert />}
      action={
        <Button asChild>
          <Link to={SECOND_FACTORS_PATH}>{t`Open Settings`}</Link>
        </Button>
      }
    />
  );
}
