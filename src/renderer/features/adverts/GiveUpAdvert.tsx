import type { OwnAdvert } from '@oja/contract/adverts';
import { TOAST_MS } from '@oja/contract/limits';
import { ConfirmDialog } from '@oja/ui/ConfirmDialog';
import { toast } from '@oja/ui/Toast';

import { useCancelAdvertMutation } from '../../api/adverts-api.ts';
import { failureMessage } from '../../api/failure.ts';

interface GiveUpAdvertProps {
  /** The one that is given up; undefined while nobody asks. */
  advert: OwnAdvert | undefined;
  onClose: () => void;
}

/** Asks before an advert that awaits its payment is given up: its post is deleted with it. */
export function GiveUpAdvert({ advert, onClose }: GiveUpAdvertProps) {
  const [cancelAdvert, { isLoading, error, reset }] = useCancelAdvertMutation();
  const close = () => {
    reset();
    onClose();
  };
  const confirm = async () => {
    if (!advert) return;
    const { data } = await cancelAdvert(advert._id);
    if (!data) return;
    toast({ kind: 'success', title: data.message, durationMs: TOAST_MS.post });
    close();
  };
  return (
    <ConfirmDialog
      open={advert !== undefined}
      question="Give up this advert?"
      text={advert?.post ? `Its post “${advert.post.title}” is deleted with it.` : 'Its post is deleted with it.'}
      confirmLabel="Give up"
      busy={isLoading}
      error={error && failureMessage(error)}
      onConfirm={() => void confirm()}
      onCancel={close}
    />
  );
}
