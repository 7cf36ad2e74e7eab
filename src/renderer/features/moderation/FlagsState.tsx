import { t } from '@lingui/core/macro';
import { Button } from '@oja/ui/Button';
import { EmptyState } from '@oja/ui/EmptyState';
import { LoadMore } from '@oja/ui/LoadMore';
import { Flag, ShieldAlert } from 'lucide-react';
import { Link } from 'react-router';

import { failureMessage, hasErrorCode } from '../../api/failure.ts';
import { SECOND_FACTORS_PATH } from '../../session/second-factors-path.ts';
import type { FlagQueue } from './use-flag-queue.ts';

/** Below the reported posts: why there are none, or more of them. */
export function FlagsState({ queue: { query, flagged } }: { queue: FlagQueue }) {
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  const message = error && failureMessage(error);
  const needsFactor = hasErrorCode(error, 'second_factor_needed');
  const isEmpty = flagged.length === 0;
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
      {data && isEmpty && !hasNextPage && (
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
