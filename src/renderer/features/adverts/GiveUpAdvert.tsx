import { t } from '@lingui/core/macro';
import type { OwnAdvert } from '@oja/contract/adverts';
import { TOAST_MS } from '@oja/contract/limits';
import { ConfirmDialog } from '@oja/ui/ConfirmDialog';
import { toast } from '@oja/ui/toast-store';

import { useCancelAdvertMutation } from '../../api/adverts-api.ts';
import { failureMessage } from '../../api/failure.ts';

interface GiveUpAdvertProps {
  /** The advert to give up; undefined while the dialog is closed. */
  advert: OwnAdvert | undefined;
  onClose: () => void;
}

/** Asks for confirmation before an advert with a pending payment is given up, which also deletes its post. */
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
    toast({ tone: 'success', title: data.message, durationMs: TOAST_MS.post });
    close();
  };
  return (
    <ConfirmDialog
      open={advert !== undefined}
      question={t`Give up this advert?`}
      text={
        advert?.post
          ? t`Its post “${{ title: advert.post.title }}” is deleted with it.`
          : t`Its post is deleted with it.`
      }
      confirmLabel={t`Give up`}
      loading={isLoading}
      error={error && failureMessage(error)}
      onConfirm={() => void confirm()}
      onOpenChange={close}
    />
  );
}
