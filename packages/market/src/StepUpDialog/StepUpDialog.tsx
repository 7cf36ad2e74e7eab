import { Dialog, type DialogProps } from '@oja/ui/Dialog';
import { formatElements } from '@oja/ui/format-message';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { useOpenState } from '@oja/ui/hooks/use-open-state';
import { StepUpForm, type StepUpFormProps } from './StepUpForm.tsx';
import styles from './StepUpDialog.module.css';
import { MESSAGES } from './messages.ts';

export interface StepUpDialogProps
  extends
    Omit<DialogProps, 'actions' | 'children' | 'description' | 'dismissible' | 'onClose' | 'title'>,
    Omit<StepUpFormProps, 'onCancel'> {}

/**
 * Asks the owner of an account for the password in the middle of an act that a stolen session must not carry out, or for
 * an emailed code if it has no password or its email is not proved yet (decisions 034 and 037).
 */
export function StepUpDialog({
  by,
  maskedEmail,
  codeLength,
  codeSent,
  onConfirm,
  onSendCode,
  loading = false,
  error,
  fieldError,
  open: given,
  defaultOpen,
  onOpenChange,
  ...rest
}: StepUpDialogProps) {
  const messages = useMessages('StepUpDialog', MESSAGES);
  const [open, setOpen] = useOpenState({ open: given, defaultOpen, onOpenChange });
  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={setOpen}
      dismissible={!loading}
      title={messages.title}
      description={
        by === 'password'
          ? messages.byPassword
          : formatElements(messages.byCode, { email: <bdi className={styles.email}>{maskedEmail}</bdi> })
      }
    >
      {/* Inside the dialog, so that it starts empty each time. */}
      <StepUpForm
        {...{ by, maskedEmail, codeLength, codeSent, onConfirm, onSendCode, loading, error, fieldError }}
        onCancel={() => setOpen(false)}
      />
    </Dialog>
  );
}
