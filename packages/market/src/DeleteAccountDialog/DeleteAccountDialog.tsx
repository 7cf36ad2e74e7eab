import { ConfirmDialog, type ConfirmDialogProps } from '@oja/ui/ConfirmDialog';

/** The props of ConfirmDialog except its texts and its tone. */
export type DeleteAccountDialogProps = Omit<
  ConfirmDialogProps,
  'question' | 'text' | 'confirmLabel' | 'cancelLabel' | 'tone'
>;

/** The question (product §2 "Settings"), with what is deleted and what is kept. */
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
