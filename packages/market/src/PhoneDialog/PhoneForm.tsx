import { formatPhone, PHONE_PREFIX } from '@oja/contract/format-phone';
import { useEffect } from 'react';

import { Button } from '@oja/ui/Button';
import { CodeInput } from '@oja/ui/CodeInput';
import { formatElements } from '@oja/ui/format-message';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { TextField } from '@oja/ui/TextField';
import { DialogForm, type DialogFormBaseProps } from '../form-dialog/FormDialog.tsx';
import { useTypedField } from '../form-dialog/use-typed-field.ts';
import styles from './PhoneDialog.module.css';
import { MESSAGES } from './messages.ts';

export interface PhoneFormProps extends DialogFormBaseProps {
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
  /** What is wrong with the number or the code; it gets the focus. */
  fieldError?: string | undefined;
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
  const { field, typed, setMissing, binding } = useTypedField({ loading, fieldError });

  useEffect(() => {
    if (!loading) field.current?.focus();
  }, [field, loading]);

  const submit = () => {
    const isComplete = sentTo === undefined ? typed.trim() !== '' : typed.length === codeLength;
    if (isComplete) {
      (sentTo === undefined ? onSendCode : onConfirm)(typed);
      return;
    }
    setMissing(sentTo === undefined ? messages.numberMissing : format(messages.codeMissing, { count: codeLength }));
    field.current?.focus();
  };

  return (
    <DialogForm
      {...{ loading, error, onCancel }}
      onSubmit={submit}
      cancelLabel={messages.cancel}
      submitLabel={sentTo === undefined ? messages.send : messages.confirm}
    >
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
    </DialogForm>
  );
}
