import { t } from '@lingui/core/macro';
import { TOAST_MS } from '@oja/contract/limits';
import { ConfirmDialog } from '@oja/ui/ConfirmDialog';
import { toast } from '@oja/ui/toast-store';

import { failureMessage } from '../../../api/failure.ts';
import { useTakeBackReviewMutation } from '../../../api/reviews-api.ts';

interface TakeBackReviewProps {
  /** The viewer's review. */
  id: string;
  dealId: string;
  /** Called when the review is taken back. */
  onDone: () => void;
  /** Called when the dialog has to close. */
  onClose: () => void;
}

/** Asks before the viewer takes their review back: they can write no other (product §4 "Review"). */
export function TakeBackReview({ id, dealId, onDone, onClose }: TakeBackReviewProps) {
  const [takeBack, { isLoading, error }] = useTakeBackReviewMutation();
  const answer = async () => {
    const { data } = await takeBack({ id, dealId });
    if (!data) return;
    toast({ tone: 'success', title: data.message, durationMs: TOAST_MS.default });
    onDone();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      tone="danger"
      question={t`Take your review back?`}
      text={t`Its stars and its text are deleted, and you can write no other one about this deal.`}
      confirmLabel={t`Take back`}
      loading={isLoading}
      error={error && failureMessage(error)}
      onConfirm={() => void answer()}
      onOpenChange={onClose}
    />
  );
}
