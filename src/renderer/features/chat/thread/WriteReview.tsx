import { t } from '@lingui/core/macro';
import type { DealSide } from '@oja/contract/deal-lifecycle';
import { TOAST_MS } from '@oja/contract/limits';
import { ReviewDialog, type WrittenReview } from '@oja/market/ReviewDialog';
import { toast } from '@oja/ui/toast-store';

import { failureMessage, hasErrorCode } from '../../../api/failure.ts';
import { useWriteReviewMutation } from '../../../api/reviews-api.ts';

interface WriteReviewProps {
  dealId: string;
  /** The side of the person whom it is about. */
  about: DealSide;
  partnerName: string;
  /** Called when the review is written. */
  onDone: () => void;
  /** Called when the dialog has to close. */
  onClose: () => void;
}

/** The dialog for the viewer's review of a deal (product §4 "Review"). A failure leaves what was typed. */
export function WriteReview({ dealId, about, partnerName, onDone, onClose }: WriteReviewProps) {
  const [write, { isLoading, error }] = useWriteReviewMutation();
  const send = async (review: WrittenReview) => {
    const { error: failure } = await write({ dealId, ...review });
    if (!failure) {
      onDone();
      onClose();
      return;
    }
    // The deal takes no review any more: its card shows the present state.
    if (!hasErrorCode(failure, 'review_written', 'review_closed')) return;
    toast({
      tone: 'danger',
      title: t`Your review was not sent`,
      text: failureMessage(failure),
      durationMs: TOAST_MS.default,
    });
    onClose();
  };
  return (
    <ReviewDialog
      open
      {...{ about, partnerName }}
      loading={isLoading}
      error={error && failureMessage(error)}
      onReview={(review) => void send(review)}
      onOpenChange={onClose}
    />
  );
}
