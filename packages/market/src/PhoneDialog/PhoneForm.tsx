import { formatPhone, PHONE_PREFIX } from '@oja/contract/format-phone';
import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';

import { Button } from '@oja/ui/Button';
import { CodeInput } from '@oja/ui/CodeInput';
import { formatElements } from '@oja/ui/format-message';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { Notice } from '@oja/ui/Notice';
import { TextField } from '@oja/ui/TextField';
import styles from './PhoneDialog.module.css';
import { MESSAGES } from './messages.ts';

export interface PhoneFormProps {
  /** The number that a code was sent to, ten digits: asks for the code. Without it, asks for the number. */
  sentTo?: string | undefined;
  /** Number of digits of the code. */
  codeLength: number;
  /** A number is confirmed, and its mark would go. Default false. */
  isChange?: boolean | undefined;
  /** Called with the typed number, or with `sentTo` for another code. */
  onSendCode: (number: string) => void;
  /** Called with the typed code. The caller closes the dialog on success. */
  onConfirm: (code: string) => void;
  /** Called to go back to the number. */
  onOtherNumber: () => void;
  /** A call is in progress: the dialog cannot be closed, and nothing is sent twice. Default false. */
  loading?: boolean | undefined;
  /** Why a call failed, if not because of what was typed. What was typed stays. */
  error?: string | undefined;
  /** What is wrong with the number or the code; it gets the focus. */
  fieldError?: string | undefined;
  /** Closes the dialog. */
  onCancel: () => void;
}

/** The form of PhoneDialog. */
export function PhoneForm({
  sentTo,
  codeLength,
  isChange = false,
  onSendCode,
  onConfirm,
  onOtherNumber,
  loading = false,
  error,
  fieldError,
  onCancel,
}: PhoneFormProps) {
  const messages = useMessages('PhoneDialog', MESSAGES);
  const { format } = useLocale();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState<string>();

  useEffect(() => {
    if (!loading) field.current?.focus();
  }, [loading]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    const isComplete = sentTo === undefined ? typed.trim() !== '' : typed.length === codeLength;
    if (isComplete) {
      (sentTo === undefined ? onSendCode : onConfirm)(typed);
      return;
    }
    setMissing(sentTo === undefined ? messages.numberMissing : format(messages.codeMissing, { count: codeLength }));
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
      {sentTo === undefined ? (
        <TextField
          {...binding}
          name="phoneNumber"
          label={messages.number}
          hint={isChange ? messages.changing : undefined}
          prefix={PHONE_PREFIX}
          inputMode="tel"
          dir="ltr"
          autoComplete="tel-national"
        />
      ) : (
        <>
          <CodeInput
            {...binding}
            name="code"
            label={formatElements(messages.code, { number: <bdi>{formatPhone(sentTo)}</bdi> })}
            length={codeLength}
            characters="digits"
          />
          <div className={styles.others}>
            <Button variant="quiet" size="small" disabled={loading} onClick={() => onSendCode(sentTo)}>
              {messages.sendAgain}
            </Button>
            <Button variant="quiet" size="small" disabled={loading} onClick={onOtherNumber}>
              {messages.otherNumber}
            </Button>
          </div>
        </>
      )}
      {error && !loading && <Notice tone="danger">{error}</Notice>}
      <div className={styles.actions}>
        <Button variant="secondary" disabled={loading} onClick={onCancel}>
          {messages.cancel}
        </Button>
        <Button type="submit" id={`${id}-submit`} loading={loading}>
          {sentTo === undefined ? messages.send : messages.confirm}
        </Button>
      </div>
    </form>
  );
}
