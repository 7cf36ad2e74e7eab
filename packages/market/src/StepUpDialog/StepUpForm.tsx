import { useEffect } from 'react';

import { Button } from '@oja/ui/Button';
import { CodeInput } from '@oja/ui/CodeInput';
import { formatElements } from '@oja/ui/format-message';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { PasswordField } from '@oja/ui/PasswordField';
import { DialogForm, type DialogFormBaseProps } from '../form-dialog/FormDialog.tsx';
import { useTypedField } from '../form-dialog/use-typed-field.ts';
import styles from './StepUpDialog.module.css';
import { MESSAGES } from './messages.ts';

export interface StepUpFormProps extends DialogFormBaseProps {
  /** What is asked for: the password, or an emailed code. */
  by: 'password' | 'code';
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
  const isTyping = by === 'password' || codeSent;

  useEffect(() => {
    if (isTyping && !loading) field.current?.focus();
  }, [field, isTyping, loading]);

  const submit = () => {
    if (!isTyping) {
      onSendCode();
      return;
    }
    const isComplete = by === 'password' ? typed !== '' : typed.length === codeLength;
    if (isComplete) {
      onConfirm(typed);
      return;
    }
    setMissing(by === 'password' ? messages.passwordMissing : format(messages.codeMissing, { count: codeLength }));
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
