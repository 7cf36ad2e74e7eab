import { FLAG_REASONS } from '@oja/contract/categories';
import type { Review } from '@oja/contract/reviews';
import { shownNames } from '@oja/contract/shown-names';

import { useFlagReviewMutation } from '../../api/review-flags-api.ts';
import { SendFlagDialog } from '../posts/card/SendFlagDialog.tsx';

/** The reasons of product §5 that fit a review. */
const REASONS = FLAG_REASONS.filter((reason) => reason !== 'Fake Product' && reason !== 'Unverified Properties');

interface FlagReviewDialogProps {
  /** The review to report. */
  review: Review;
  /** Called when the dialog is closed or the report is sent. */
  onClose: () => void;
}

/** Reports a review to the admins (product §4 "Review"). */
export function FlagReviewDialog({ review: { _id: reviewId, title, author }, onClose }: FlagReviewDialogProps) {
  const [flagReview, state] = useFlagReviewMutation();
  return (
    <SendFlagDialog
      {...{ state, onClose }}
      postTitle={title}
      reviewAuthor={shownNames(author)[0]}
      reasons={REASONS}
      send={(flagReason) => flagReview({ reviewId, flagReason })}
    />
  );
}
