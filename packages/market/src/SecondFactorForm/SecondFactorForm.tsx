import { KeyRound } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';

import { AccountForm, type AccountFormBaseProps } from '../AccountLayout/AccountForm.tsx';
import { Button } from '@oja/ui/Button';
import { CodeInput } from '@oja/ui/CodeInput';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { TextField } from '@oja/ui/TextField';
import styles from './SecondFactorForm.module.css';
import { MESSAGES } from './messages.ts';

export interface SecondFactorFormProps extends Omit<AccountFormBaseProps, 'onSubmit' | 'loading'> {
  /** Whether the account has an authenticator app: its code is asked for first. */
  totp: boolean;
  /** Number of digits of the app's code. */
  codeLength: number;
  /**
   * Called with the app's code or a recovery code, as it was typed. The caller sends it, and sets `loading` meanwhile.
   */
  onConfirm: (code: string) => void;
  /** Asks the browser for a passkey. Leave out if the account has none, or the browser cannot use one. */
  onPasskey?: (() => void) | undefined;
  /**
   * `true` while a code is being sent; `passkey` while the browser asks for the passkey, or it is being sent. Default
   * false.
   */
  loading?: boolean | 'passkey' | undefined;
  /** Returns to user name and password. */
  onBack: () => void;
  /** What is wrong with the code; it stays, and gets the focus. */
  fieldError?: string | undefined;
}

type Way = 'app' | 'passkey' | 'recovery';

/**
 * The second step of /login for an account with a second factor: a code from an authenticator app, a passkey, or a
 * recovery code. A complete code of the app is sent at once; after an error it waits for Confirm.
 */
export function SecondFactorForm({
  totp,
  codeLength,
  onConfirm,
  onPasskey,
  onBack,
  fieldError,
  loading = false,
  ...form
}: SecondFactorFormProps) {
  const messages = useMessages('SecondFactorForm', MESSAGES);
  const { format } = useLocale();
  const [way, setWay] = useState<Way>(() => {
    if (totp) return 'app';
    return onPasskey ? 'passkey' : 'recovery';
  });
  const [typed, setTyped] = useState({ app: '', recovery: '' });
  const [missing, setMissing] = useState<string>();
  const confirm = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isBusy = loading !== false;
  const shownError = missing ?? (loading === true ? undefined : fieldError);

  useEffect(() => {
    if (way === 'passkey') confirm.current?.focus();
    else field.current?.focus();
  }, [way]);
  useEffect(() => {
    if (shownError !== undefined) field.current?.focus();
  }, [shownError]);

  const send = (code: string) => {
    if (!isBusy) onConfirm(code);
  };
  const submit = () => {
    if (way === 'passkey') onPasskey?.();
    else if (way === 'app' && typed.app.length !== codeLength) {
      setMissing(format(messages.codeMissing, { count: codeLength }));
    } else if (typed[way].trim() === '') setMissing(messages.recoveryMissing);
    else send(typed[way]);
  };
  const change = (next: Way) => {
    setMissing(undefined);
    setWay(next);
  };
  const bind = (name: 'app' | 'recovery') => ({
    name: `${name}Code`,
    ref: field,
    value: typed[name],
    error: shownError,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyped({ ...typed, [name]: target.value });
      setMissing(undefined);
    },
  });

  return (
    <AccountForm
      aria-label={messages.name}
      method="post"
      {...form}
      onSubmit={submit}
      submitRef={confirm}
      loading={way === 'passkey' ? isBusy : loading === true}
      submitLabel={way === 'passkey' ? messages.passkey : messages.confirm}
      foot={
        <>
          {onPasskey && way !== 'passkey' && (
            <Button
              variant="secondary"
              size="large"
              fullWidth
              icon={<KeyRound />}
              loading={loading === 'passkey'}
              onClick={isBusy ? undefined : onPasskey}
            >
              {messages.passkey}
            </Button>
          )}
          <div className={styles.others}>
            {way === 'recovery' ? (
              totp && (
                <Button variant="quiet" onClick={() => change('app')}>
                  {messages.toApp}
                </Button>
              )
            ) : (
              <Button variant="quiet" onClick={() => change('recovery')}>
                {messages.toRecovery}
              </Button>
            )}
            <Button variant="quiet" onClick={onBack}>
              {messages.back}
            </Button>
          </div>
        </>
      }
    >
      {way === 'app' && (
        <CodeInput
          {...bind('app')}
          label={messages.code}
          hint={fieldError === undefined ? messages.codeHint : undefined}
          length={codeLength}
          characters="digits"
          onComplete={fieldError === undefined ? send : undefined}
        />
      )}
      {way === 'recovery' && (
        <TextField
          {...bind('recovery')}
          label={messages.recoveryCode}
          hint={messages.recoveryHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </AccountForm>
  );
}
