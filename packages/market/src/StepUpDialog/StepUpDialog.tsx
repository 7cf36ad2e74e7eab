import { formatElements } from '@oja/ui/format-message';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { FormDialog, type FormDialogProps } from '../form-dialog/FormDialog.tsx';
import { StepUpForm, type StepUpFormProps } from './StepUpForm.tsx';
import styles from './StepUpDialog.module.css';
import { MESSAGES } from './messages.ts';

export interface StepUpDialogProps extends FormDialogProps, Omit<StepUpFormProps, 'onCancel'> {}

/**
 * Asks the owner of an account for the password in the middle of an act that a stolen session must not carry out, for a
 * code of the authenticator app or a passkey, or for an emailed code if there is neither or the email is not proved yet
 * (decisions 034 and 037).
 */
export function StepUpDialog({
  by,
  totp,
  onSwitch,
  onPasskey,
  maskedEmail,
  codeLength,
  codeSent,
  onConfirm,
  onSendCode,
  loading,
  error,
  fieldError,
  ...rest
}: StepUpDialogProps) {
  const messages = useMessages('StepUpDialog', MESSAGES);
  const byCodeAlone = onPasskey ? messages.byPasskey : messages.byRecoveryCode;
  const descriptions = {
    password: messages.byPassword,
    code: formatElements(messages.byCode, { email: <bdi className={styles.email}>{maskedEmail}</bdi> }),
    factor: totp ? messages.byFactor : byCodeAlone,
  };
  return (
    <FormDialog {...rest} loading={loading} title={messages.title} description={descriptions[by]}>
      {(close) => (
        <StepUpForm
          key={by}
          {...{ by, totp, onSwitch, onPasskey, maskedEmail, codeLength, codeSent, onConfirm, onSendCode }}
          {...{ loading, error, fieldError }}
          onCancel={close}
        />
      )}
    </FormDialog>
  );
}
