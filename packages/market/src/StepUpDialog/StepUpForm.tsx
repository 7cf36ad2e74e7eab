import { useEffect } from 'react';

import { Button } from '@oja/ui/Button';
import { CodeInput } from '@oja/ui/CodeInput';
import { formatElements } from '@oja/ui/format-message';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { PasswordField } from '@oja/ui/PasswordField';
import { TextField } from '@oja/ui/TextField';
import { DialogForm, type DialogFormBaseProps } from '../form-dialog/FormDialog.tsx';
import { useTypedField } from '../form-dialog/use-typed-field.ts';
import styles from './StepUpDialog.module.css';
import { MESSAGES } from './messages.ts';

export interface StepUpFormProps extends DialogFormBaseProps {
  /** What is asked for: the password, an emailed code, or a code of the authenticator app or a recovery code. */
  by: 'password' | 'code' | 'factor';
  /** Whether the account has an authenticator app; otherwise `factor` is a recovery code alone. Default false. */
  totp?: boolean | undefined;
  /** Changes between the password and the second factor. Leave out where only one of them is accepted. */
  onSwitch?: (() => void) | undefined;
  /** Asks the browser for a passkey. Leave out if the account has none, or the browser cannot use one. */
  onPasskey?: (() => void) | undefined;
  /** The address of the account, masked by the server: the code goes there. */
  maskedEmail: string;
  /** Number of digits of the code. */
  codeLength: number;
  /** Whether a code was sent: its boxes are shown. Default false. */
  codeSent?: boolean | undefined;
  /** Called with what was typed. The caller sends it, sets `loading` meanwhile, and closes the dialog on success. */
  onConfirm: (typed: string) => void;
  /** Called to email a code, or another one. */
  onSendCode: () => void;
  /** What is wrong with the password or the code; it gets the focus. */
  fieldError?: string | undefined;
}

/** The form of StepUpDialog. */
export function StepUpForm({
  by,
  totp = false,
  onSwitch,
  onPasskey,
  maskedEmail,
  codeLength,
  codeSent = false,
  onConfirm,
  onSendCode,
  loading = false,
  error,
  fieldError,
  onCancel,
}: StepUpFormProps) {
  const messages = useMessages('StepUpDialog', MESSAGES);
  const { format } = useLocale();
  const { field, typed, setMissing, binding } = useTypedField({ loading, fieldError });
  const isTyping = by !== 'code' || codeSent;

  useEffect(() => {
    if (isTyping && !loading) field.current?.focus();
  }, [field, isTyping, loading]);

  const submit = () => {
    if (!isTyping) {
      onSendCode();
      return;
    }
    const isComplete = by === 'code' ? typed.length === codeLength : typed.trim() !== '';
    if (isComplete) {
      onConfirm(typed);
      return;
    }
    setMissing(
      {
        password: messages.passwordMissing,
        code: format(messages.codeMissing, { count: codeLength }),
        factor: messages.factorMissing,
      }[by],
    );
    field.current?.focus();
  };

  return (
    <DialogForm
      {...{ loading, error, onCancel }}
      onSubmit={submit}
      cancelLabel={messages.cancel}
      submitLabel={isTyping ? messages.confirm : messages.send}
    >
      {by === 'password' && (
        <PasswordField {...binding} name="password" label={messages.password} autoComplete="current-password" />
      )}
      {by === 'factor' && (
        <TextField
          {...binding}
          name="factorCode"
          label={totp ? messages.factorCode : messages.recoveryCode}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      {onPasskey && by !== 'code' && (
        <Button className={styles.again} variant="secondary" size="small" disabled={loading} onClick={onPasskey}>
          {messages.usePasskey}
        </Button>
      )}
      {onSwitch && (
        <Button className={styles.again} variant="quiet" size="small" disabled={loading} onClick={onSwitch}>
          {by === 'password' ? messages.useFactor : messages.usePassword}
        </Button>
      )}
      {by === 'code' && codeSent && (
        <>
          <CodeInput
            {...binding}
            name="code"
            label={formatElements(messages.code, { email: <bdi className={styles.email}>{maskedEmail}</bdi> })}
            length={codeLength}
            characters="digits"
          />
          <Button className={styles.again} variant="quiet" size="small" disabled={loading} onClick={onSendCode}>
            {messages.sendAgain}
          </Button>
        </>
      )}
    </DialogForm>
  );
}
