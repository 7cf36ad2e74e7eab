import { t } from '@lingui/core/macro';
import { TOAST_MS } from '@oja/contract/limits';
import { ConfirmDialog } from '@oja/ui/ConfirmDialog';
import { toast } from '@oja/ui/toast-store';

import { failureMessage } from '../../api/failure.ts';
import { useSetBlockMutation } from '../../api/privacy-api.ts';

interface BlockDialogProps {
  /** The person to block. */
  person: { _id: string; name: string };
  /** Called when the viewer closes the dialog, or the person is blocked. */
  onClose: () => void;
}

/** Asks for confirmation before a person is blocked. An error appears in the dialog, which stays open. */
export function BlockDialog({ person, onClose }: BlockDialogProps) {
  const [setBlock, { isLoading, error }] = useSetBlockMutation();
  const block = async () => {
    const { data: answer } = await setBlock({ userId: person._id, isBlocked: true });
    if (!answer) return;
    toast({ tone: 'success', title: answer.message, durationMs: TOAST_MS.default });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      question={t`Block ${{ name: person.name }}?`}
      text={t`Neither of you can then write to the other or follow the other, and each no longer sees the profile, posts and comments of the other, or when they are online. They are not told, but see it when they write to you. You can take it back in Settings at any time.`}
      confirmLabel={t`Block`}
      loading={isLoading}
      error={error && failureMessage(error)}
      onConfirm={() => void block()}
      onOpenChange={onClose}
    />
  );
}
