import { Check, Copy } from 'lucide-react';
import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';

import { Button } from '@oja/ui/Button';
import { CodeInput } from '@oja/ui/CodeInput';
import { useCopy } from '@oja/ui/hooks/use-copy';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { Notice } from '@oja/ui/Notice';
import styles from './AuthenticatorAppDialog.module.css';
import { MESSAGES } from './messages.ts';

export interface AuthenticatorAppFormProps {
  /** The key for the app, in base32. It is shown in groups of four, and copied without spaces. */
  secret: string;
  /** The key as an `otpauth://` address, which opens the app on a phone. Leave out where no app can be opened. */
  uri?: string | undefined;
  /** Number of digits of the app's code. */
  codeLength: number;
  /** Called with the code. The caller sends it, sets `loading` meanwhile, and closes the dialog on success. */
  onConfirm: (code: string) => void;
  /** A call is in progress: the dialog cannot be closed, and nothing is sent twice. Default false. */
  loading?: boolean | undefined;
  /** Why the call failed, if not because of the code. What was typed stays. */
  error?: string | undefined;
  /** What is wrong with the code; it stays, and gets the focus. */
  fieldError?: string | undefined;
  /** Closes the dialog without adding the app. */
  onCancel: () => void;
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
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<string>();
  const { copy, result } = useCopy();
  const shownError = missing ?? (loading ? undefined : fieldError);

  useEffect(() => {
    if (shownError !== undefined) field.current?.focus();
  }, [shownError]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    if (code.length === codeLength) onConfirm(code);
    else setMissing(format(messages.codeMissing, { count: codeLength }));
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate method="post" aria-labelledby={`${id}-submit`}>
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
      <CodeInput
        name="code"
        ref={field}
        label={messages.code}
        length={codeLength}
        characters="digits"
        value={code}
        error={shownError}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
          setCode(target.value);
          setMissing(undefined);
        }}
      />
      {error && !loading && <Notice tone="danger">{error}</Notice>}
      <div className={styles.actions}>
        <Button variant="secondary" disabled={loading} onClick={onCancel}>
          {messages.cancel}
        </Button>
        <Button type="submit" id={`${id}-submit`} loading={loading}>
          {messages.confirm}
        </Button>
      </div>
    </form>
  );
}
