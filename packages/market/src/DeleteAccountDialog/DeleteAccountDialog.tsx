import { ConfirmDialog, type ConfirmDialogProps } from '@oja/ui/ConfirmDialog';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { MESSAGES } from './messages.ts';

/** The props of ConfirmDialog except its texts and its tone. */
export type DeleteAccountDialogProps = Omit<
  ConfirmDialogProps,
  'question' | 'text' | 'confirmLabel' | 'cancelLabel' | 'tone'
>;

/** The question (product §2 "Settings"), with what is deleted and what is kept. */
export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const messages = useMessages('DeleteAccountDialog', MESSAGES);
  return (
    <ConfirmDialog
      {...props}
      question={messages.question}
      text={messages.text}
      confirmLabel={messages.confirm}
      cancelLabel={messages.cancel}
    />
  );
}
