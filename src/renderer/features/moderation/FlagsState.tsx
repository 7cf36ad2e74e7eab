import { t } from '@lingui/core/macro';
import { Button } from '@oja/ui/Button';
import { EmptyState } from '@oja/ui/EmptyState';
import { LoadMore } from '@oja/ui/LoadMore';
import { Flag, ShieldAlert } from 'lucide-react';
import { Link } from 'react-router';

import { failureMessage, hasErrorCode } from '../../api/failure.ts';
import { useGetReviewFlagsInfiniteQuery } from '../../api/review-flags-api.ts';
import { SECOND_FACTORS_PATH } from '../../session/second-factors-path.ts';
import { FlaggedReviews } from './FlaggedReviews.tsx';
import type { FlagQueue } from './use-flag-queue.ts';

/** Below the reported posts: the reported reviews, and why there are no posts, or more of them. */
export function FlagsState({ queue: { query, flagged, onAnnounce } }: { queue: FlagQueue }) {
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  const reviews = useGetReviewFlagsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true, skip: !data });
  const message = error && failureMessage(error);
  const needsFactor = hasErrorCode(error, 'second_factor_needed');
  const isEmpty = flagged.length === 0;
  const hasNoReviews = reviews.data?.pages.every((page) => page.data.length === 0) ?? false;
  return (
    <>
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
      {data && <FlaggedReviews onAnnounce={onAnnounce} />}
      {data && isEmpty && hasNoReviews && !hasNextPage && (
        <EmptyState
          title={t`Nothing is flagged`}
          text={t`Reports by customers and vendors come up here.`}
          icon={<Flag />}
        />
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
    </>
  );
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
