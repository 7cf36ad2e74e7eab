import { Check, Copy } from 'lucide-react';
import { useEffect, useId } from 'react';

import { Button } from '@oja/ui/Button';
import { CodeInput } from '@oja/ui/CodeInput';
import { useCopy } from '@oja/ui/hooks/use-copy';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { Notice } from '@oja/ui/Notice';
import { DialogForm, type DialogFormBaseProps } from '../form-dialog/FormDialog.tsx';
import { useTypedField } from '../form-dialog/use-typed-field.ts';
import styles from './AuthenticatorAppDialog.module.css';
import { MESSAGES } from './messages.ts';

export interface AuthenticatorAppFormProps extends DialogFormBaseProps {
  /** The key for the app, in base32. It is shown in groups of four, and copied without spaces. */
  secret: string;
  /** The key as an `otpauth://` address, which opens the app on a phone. Leave out where no app can be opened. */
  uri?: string | undefined;
  /** Number of digits of the app's code. */
  codeLength: number;
  /** Called with the code. The caller sends it, sets `loading` meanwhile, and closes the dialog on success. */
  onConfirm: (code: string) => void;
  /** What is wrong with the code; it stays, and gets the focus. */
  fieldError?: string | undefined;
}

/** The form of AuthenticatorAppDialog. */
export function AuthenticatorAppForm({
  secret,
  uri,
  codeLength,
  onConfirm,
  loading = false,
  error,
  fieldError,
  onCancel,
}: AuthenticatorAppFormProps) {
  const messages = useMessages('AuthenticatorAppDialog', MESSAGES);
  const { format } = useLocale();
  const id = useId();
  const { field, typed: code, setMissing, binding } = useTypedField({ loading, fieldError });
  const { copy, result } = useCopy();

  useEffect(() => {
    if (binding.error !== undefined) field.current?.focus();
  }, [field, binding.error]);

  const submit = () => {
    if (code.length === codeLength) onConfirm(code);
    else setMissing(format(messages.codeMissing, { count: codeLength }));
  };

  return (
    <DialogForm
      {...{ loading, error, onCancel }}
      className={styles.form}
      onSubmit={submit}
      cancelLabel={messages.cancel}
      submitLabel={messages.confirm}
    >
      {uri !== undefined && (
        <Button asChild variant="secondary">
          <a href={uri}>{messages.open}</a>
        </Button>
      )}
      <div className={styles.key} role="group" aria-labelledby={`${id}-key`} aria-describedby={`${id}-hint`}>
        <span id={`${id}-key`}>{messages.secret}</span>
        <div className={styles.line}>
          <code className={styles.secret} dir="ltr">
            {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <Button
            variant="secondary"
            size="small"
            icon={result === 'copied' ? <Check /> : <Copy />}
            onClick={() => void copy(secret)}
          >
            {result === 'copied' ? messages.copied : messages.copy}
          </Button>
        </div>
        <span id={`${id}-hint`} className={styles.hint}>
          {messages.secretHint}
        </span>
        {result === 'failed' && <Notice tone="danger">{messages.copyFailed}</Notice>}
      </div>
      <CodeInput {...binding} name="code" label={messages.code} length={codeLength} characters="digits" />
    </DialogForm>
  );
}
