import { t } from '@lingui/core/macro';
import { ConfirmDialog, type ConfirmDialogProps } from '@oja/ui/ConfirmDialog';

/** Asks an admin whether to delete a reported post (product §4). */
export function DeleteQuestion(props: Omit<ConfirmDialogProps, 'question' | 'text'>) {
  return (
    <ConfirmDialog
      {...props}
      question={t`Delete this post?`}
      text={t`It disappears for everybody, with its comments and reports. This cannot be undone.`}
    />
  );
}
