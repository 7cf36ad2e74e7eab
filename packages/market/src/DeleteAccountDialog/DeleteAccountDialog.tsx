import { DAY, RESTORE_LIFETIME_MS } from '@oja/contract/limits';
import { ConfirmDialog, type ConfirmDialogProps } from '@oja/ui/ConfirmDialog';
import { useLocale } from '@oja/ui/hooks/use-locale';
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
  const { format } = useLocale();
  return (
    <ConfirmDialog
      {...props}
      question={messages.question}
      text={format(messages.text, { days: RESTORE_LIFETIME_MS / DAY })}
      confirmLabel={messages.confirm}
      cancelLabel={messages.cancel}
    />
  );
}
