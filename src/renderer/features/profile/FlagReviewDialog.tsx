import { FLAG_REASONS } from '@oja/contract/categories';
import { TOAST_MS } from '@oja/contract/limits';
import type { Review } from '@oja/contract/reviews';
import { VALIDATION } from '@oja/contract/texts';
import { FlagDialog } from '@oja/market/FlagDialog';
import { toast } from '@oja/ui/toast-store';

import { failureMessage } from '../../api/failure.ts';
import { useFlagReviewMutation } from '../../api/review-flags-api.ts';
import { translateText } from '../../platform/language.ts';

/** The reasons of product §5 that fit a review. */
const REASONS = FLAG_REASONS.filter((reason) => reason !== 'Fake Product' && reason !== 'Unverified Properties');

interface FlagReviewDialogProps {
  /** The review to report. */
  review: Review;
  /** Called when the dialog is closed or the report is sent. */
  onClose: () => void;
}

/** Reports a review to the admins (product §4 "Review"). An error of the server appears in the dialog. */
export function FlagReviewDialog({ review, onClose }: FlagReviewDialogProps) {
  const [flagReview, { isLoading, error }] = useFlagReviewMutation();
  const flag = async (chosen: string) => {
    const flagReason = REASONS.find((reason) => reason === chosen);
    if (!flagReason) return;
    const { data: answer } = await flagReview({ reviewId: review._id, flagReason });
    if (!answer) return;
    toast({ tone: 'success', title: answer.message, durationMs: TOAST_MS.default });
    onClose();
  };
  return (
    <FlagDialog
      open
      onOpenChange={onClose}
      postTitle={review.title}
      reviewAuthor={review.author.name}
      onFlag={(reason) => void flag(reason)}
      loading={isLoading}
      error={error && failureMessage(error)}
      reasons={REASONS}
      missing={translateText(VALIDATION.flagReasonRequired)}
    />
  );
}
