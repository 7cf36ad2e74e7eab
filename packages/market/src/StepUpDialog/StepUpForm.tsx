import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';

import { Button } from '@oja/ui/Button';
import { CodeInput } from '@oja/ui/CodeInput';
import { formatElements } from '@oja/ui/format-message';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { Notice } from '@oja/ui/Notice';
import { PasswordField } from '@oja/ui/PasswordField';
import styles from './StepUpDialog.module.css';
import { MESSAGES } from './messages.ts';

export interface StepUpFormProps {
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
  /** A call is in progress: the dialog cannot be closed, and nothing is sent twice. Default false. */
  loading?: boolean | undefined;
  /** Why a call failed, if not because of what was typed: offline, or too many tries. What was typed stays. */
  error?: string | undefined;
  /** What is wrong with the password or the code; it gets the focus. */
  fieldError?: string | undefined;
  /** Closes the dialog without a confirmation. */
  onCancel: () => void;
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
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState<string>();
  const isTyping = by === 'password' || codeSent;

  useEffect(() => {
    if (isTyping && !loading) field.current?.focus();
  }, [isTyping, loading]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
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
  const binding = {
    ref: field,
    value: typed,
    error: missing ?? (loading ? undefined : fieldError),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyped(target.value);
      setMissing(undefined);
    },
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate method="post" aria-labelledby={`${id}-submit`}>
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
      {error && !loading && <Notice tone="danger">{error}</Notice>}
      <div className={styles.actions}>
        <Button variant="secondary" disabled={loading} onClick={onCancel}>
          {messages.cancel}
        </Button>
        <Button type="submit" id={`${id}-submit`} loading={loading}>
          {isTyping ? messages.confirm : messages.send}
        </Button>
      </div>
    </form>
  );
}
