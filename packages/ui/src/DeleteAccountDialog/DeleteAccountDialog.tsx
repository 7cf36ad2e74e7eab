import { ConfirmDialog, type ConfirmDialogProps } from '../ConfirmDialog/ConfirmDialog.tsx';

/** What ConfirmDialog asks for beyond the question. */
export type DeleteAccountDialogProps = Pick<ConfirmDialogProps, 'open' | 'busy' | 'error' | 'onConfirm' | 'onCancel'>;

/** The question of spec §2 "Settings", word for word, with what goes and what stays. */
export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      question="Are you sure you want to delete your account?"
      text="Your posts, likes and follows go with it. Messages you sent stay with the people you wrote to. This cannot be undone."
      confirmLabel="Delete"
      cancelLabel="No"
    />
  );
}
