import { t } from '@lingui/core/macro';
import type { ReviewFlag } from '@oja/contract/review-flags';
import { TOAST_MS } from '@oja/contract/limits';
import { FlagRow } from '@oja/market/FlagRow';
import { ReviewItem } from '@oja/market/ReviewItem';
import { ConfirmDialog } from '@oja/ui/ConfirmDialog';
import { EmptyState } from '@oja/ui/EmptyState';
import { LoadMore } from '@oja/ui/LoadMore';
import { toast } from '@oja/ui/toast-store';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';

import { failureMessage } from '../../api/failure.ts';
import {
  useDismissReviewFlagMutation,
  useGetReviewFlagsInfiniteQuery,
  useRemoveReviewMutation,
} from '../../api/review-flags-api.ts';
import { profilePath } from '../people/person-paths.ts';
import styles from './FlagsScreen.module.css';
import { toReport } from './use-flag-actions.ts';
import type { FlagQueue } from './use-flag-queue.ts';

/** The open reports of one review. */
type Reports = readonly [ReviewFlag, ...ReviewFlag[]];

/** Groups reports by review. The review with the newest report comes first. */
function groupByReview(flags: readonly ReviewFlag[]): Reports[] {
  const groups = new Map<string, [ReviewFlag, ...ReviewFlag[]]>();
  for (const flag of flags) {
    const known = groups.get(flag.review._id);
    if (known) known.push(flag);
    else groups.set(flag.review._id, [flag]);
  }
  return [...groups.values()];
}

/** The reported reviews, below the reported posts (product §4 "Review"). The list's keys do not apply to them. */
export function FlaggedReviews({ onAnnounce }: Pick<FlagQueue, 'onAnnounce'>) {
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useGetReviewFlagsInfiniteQuery();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const message = error && failureMessage(error);
  const flags = data?.pages.flatMap((page) => page.data) ?? [];
  const count = flags.length;
  const shown = useRef(count);
  // The button that ended a report is gone: the heading gets its focus.
  useEffect(() => {
    if (count < shown.current && document.activeElement === document.body) heading.current?.focus();
    shown.current = count;
  }, [count]);
  if (!data)
    return (
      message !== undefined && (
        <EmptyState
          tone="danger"
          title={t`The flagged reviews could not be loaded`}
          text={message}
          onRetry={() => void refetch()}
          loading={isFetching}
        />
      )
    );
  if (count === 0 && !hasNextPage) return null;
  return (
    <section className={styles.reviews} aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1}>{t`Flagged reviews`}</h2>
      {groupByReview(flags).map((reports) => (
        <FlaggedReview key={reports[0].review._id} {...{ reports, onAnnounce }} />
      ))}
      {(hasNextPage || message !== undefined) && (
        <LoadMore
          hasMore={hasNextPage}
          loading={isFetchingNextPage}
          error={message}
          onLoadMore={() => void fetchNextPage()}
          label={t`Load more reports of reviews`}
        />
      )}
    </section>
  );
}

/** What the two people share, for an admin who judges whether they made the deal up. */
const sharedText = (shared: NonNullable<ReviewFlag['shared']>) =>
  shared === 'device'
    ? t`Both people of this deal have signed in on the same device.`
    : t`Both people of this deal are signed in from the same network. So are thousands of customers of one carrier.`;

/** The call was made, or the list is about to be refetched after it. */
const isUnderWay = ({ isLoading, isSuccess }: { isLoading: boolean; isSuccess: boolean }) => isLoading || isSuccess;

/** A reported review: dismisses its reports one by one, or removes it after a confirmation. */
function FlaggedReview({ reports, onAnnounce }: { reports: Reports } & Pick<FlagQueue, 'onAnnounce'>) {
  const [dismissFlag, dismissal] = useDismissReviewFlagMutation();
  const [removeReview, removal] = useRemoveReviewMutation();
  const [isAsked, setIsAsked] = useState(false);
  const [{ review, subject, shared: sharing }] = reports;
  const { _id: id, title, author, ...shown } = review;
  const { userName } = subject;
  const dismiss = async (flagId: string) => {
    const { data: answer } = await dismissFlag(flagId);
    const flag = reports.find(({ _id }) => _id === flagId);
    if (!answer || !flag) return;
    const { message } = answer;
    const { flagReason, reporter } = flag;
    onAnnounce(t`${message} “${flagReason}” of @${{ reporter: reporter.userName }}`);
  };
  const remove = async () => {
    const { data: answer } = await removeReview(id);
    if (!answer) return;
    toast({ tone: 'success', title: answer.message, durationMs: TOAST_MS.post });
    setIsAsked(false);
  };
  return (
    <>
      <FlagRow
        postTitle={t`Review of @${userName}`}
        postLink={<Link to={profilePath(subject._id)} />}
        postAuthor={author.userName}
        reports={reports.map((flag) => toReport(flag, dismissal.originalArgs === flag._id && isUnderWay(dismissal)))}
        onDismiss={(flagId) => void dismiss(flagId)}
        onDeletePost={() => setIsAsked(true)}
        deleteLabel={t`Remove review`}
        loading={isUnderWay(removal) && 'delete'}
        headingLevel={3}
      >
        <ReviewItem
          {...shown}
          author={author}
          authorLink={<Link to={profilePath(author._id)} />}
          postTitle={title}
          replyName={userName}
        />
        {sharing && <p className={styles.shared}>{sharedText(sharing)}</p>}
      </FlagRow>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        question={t`Remove this review?`}
        text={t`It disappears for everybody with its reports and no longer counts for @${userName}. Its author cannot write another. This cannot be undone.`}
        confirmLabel={t`Remove review`}
        loading={removal.isLoading}
        error={removal.error && failureMessage(removal.error)}
        onConfirm={() => void remove()}
      />
    </>
  );
}
