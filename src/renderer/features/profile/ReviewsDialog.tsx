import { t } from '@lingui/core/macro';
import type { Review } from '@oja/contract/reviews';
import type { Profile } from '@oja/contract/users';
import { ReviewItem } from '@oja/market/ReviewItem';
import { Dialog } from '@oja/ui/Dialog';
import { EmptyState } from '@oja/ui/EmptyState';
import { LoadMore } from '@oja/ui/LoadMore';
import { Spinner } from '@oja/ui/Spinner';
import { Handshake } from 'lucide-react';
import { Link } from 'react-router';

import { failureMessage } from '../../api/failure.ts';
import { useGetReviewsInfiniteQuery, useReplyToReviewMutation } from '../../api/reviews-api.ts';
import { useUser } from '../../session/use-session.ts';
import { useLatePart } from '../../platform/use-late-part.ts';
import { profilePath } from '../people/person-paths.ts';
import styles from './ReviewsDialog.module.css';

const loadFlagDialog = async () => (await import('./FlagReviewDialog.tsx')).FlagReviewDialog;

interface ReviewsDialogProps {
  /** The person whom the reviews are about. */
  profile: Profile;
  /** Called when the viewer closes the dialog. */
  onClose: () => void;
}

/**
 * The reviews about a person, page by page (product §4 "Review"). In one's own list each can be replied to once; those
 * of others can be reported.
 */
export function ReviewsDialog({ profile, onClose }: ReviewsDialogProps) {
  const { currentData, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useGetReviewsInfiniteQuery(profile._id);
  const isOwn = useUser()._id === profile._id;
  const reviews = currentData?.pages.flatMap(({ data }) => data.reviews);
  const message = error && failureMessage(error);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<span className={styles.title}>{t`Reviews of ${{ userName: profile.userName }}`}</span>}
      description={t`Only people who completed a deal together can review each other.`}
    >
      {!reviews && message === undefined && <Spinner label={t`Loading reviews`} />}
      {!reviews && message !== undefined && (
        <EmptyState
          tone="danger"
          headingLevel={3}
          title={t`The reviews could not be loaded`}
          text={message}
          onRetry={() => void refetch()}
          loading={isFetching}
        />
      )}
      {reviews?.length === 0 && (
        <EmptyState
          headingLevel={3}
          icon={<Handshake />}
          title={t`No reviews yet`}
          text={t`A review is seen once both people of a deal have written one, or two weeks after the deal.`}
        />
      )}
      {reviews && reviews.length > 0 && (
        <ul className={styles.reviews}>
          {reviews.map((review) => (
            <li key={review._id}>
              <ReviewRow review={review} replyName={profile.userName} isAboutViewer={isOwn} />
            </li>
          ))}
        </ul>
      )}
      {reviews && (hasNextPage || message !== undefined) && (
        <LoadMore
          hasMore={hasNextPage}
          loading={isFetchingNextPage}
          error={message}
          onLoadMore={() => void fetchNextPage()}
          label={t`Load more reviews`}
        />
      )}
    </Dialog>
  );
}

interface ReviewRowProps {
  review: Review;
  /** The name of the person whom it is about. */
  replyName: string;
  /** The viewer is this person. */
  isAboutViewer: boolean;
}

function ReviewRow({ review, replyName, isAboutViewer }: ReviewRowProps) {
  const [reply, { isLoading, error }] = useReplyToReviewMutation();
  const { _id: id, title, author, ...shown } = review;
  const flag = useLatePart(loadFlagDialog);
  const isByViewer = useUser()._id === author._id;
  return (
    <>
      <ReviewItem
        {...shown}
        {...{ author, replyName }}
        authorLink={<Link to={profilePath(author._id)} />}
        postTitle={title}
        onReply={isAboutViewer ? (text) => void reply({ id, text }) : undefined}
        onReport={isByViewer ? undefined : flag.open}
        loading={isLoading}
        error={error && failureMessage(error)}
      />
      {flag.Part && <flag.Part review={review} onClose={flag.close} />}
    </>
  );
}
