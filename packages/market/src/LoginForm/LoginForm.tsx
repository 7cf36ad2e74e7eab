import type { ReactElement } from 'react';

import { AccountAside, AccountForm, type AccountFormBaseProps } from '../AccountLayout/AccountForm.tsx';
import { Button } from '@oja/ui/Button';
import { Divider } from '@oja/ui/Divider';
import type { FieldBinding } from '@oja/ui/field-binding';
import { GoogleButton } from '../GoogleButton/GoogleButton.tsx';
import { LinkSlot } from '@oja/ui/LinkSlot';
import { PasswordField } from '@oja/ui/PasswordField';
import { TextField } from '@oja/ui/TextField';
import { formatElements } from '@oja/ui/format-message';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './LoginForm.module.css';
import { MESSAGES } from './messages.ts';

export interface LoginFormProps extends Omit<AccountFormBaseProps, 'loading'> {
  /** The two inputs: `userName` takes a user name or an email address. */
  fields: { userName: FieldBinding; password: FieldBinding };
  /** The application's link to /signup, without content. */
  signupLink: ReactElement;
  /** The application's link to /forgot-password, without content; without it the line is not shown. */
  forgotPasswordLink?: ReactElement | undefined;
  /** Signs in with Google; without it, where the installation does not offer Google, there is no button. */
  onGoogle?: (() => void) | undefined;
  /**
   * `true` shows on the button that the call is in progress, `google` that Google's window is open. Default false.
   */
  loading?: boolean | 'google' | undefined;
  /** Google is open in the system's browser: shows that the app waits for it. Called to cancel. */
  onGoogleCancel?: (() => void) | undefined;
}

/** The form of /login (product §2): email address or user name, password, and links. */
export function LoginForm({
  fields,
  signupLink,
  forgotPasswordLink,
  onGoogle,
  loading,
  onGoogleCancel,
  ...form
}: LoginFormProps) {
  const messages = useMessages('LoginForm', MESSAGES);
  return (
    <AccountForm
      {...form}
      loading={loading === true}
      submitLabel={messages.submit}
      foot={
        <>
          {onGoogle && (
            <>
              <Divider>{messages.or}</Divider>
              <GoogleButton loading={loading === 'google' || onGoogleCancel !== undefined} onClick={onGoogle} />
              {onGoogleCancel && (
                <AccountAside>
                  <span role="status">{messages.waiting}</span>
                  <Button variant="quiet" size="small" onClick={onGoogleCancel}>
                    {messages.cancel}
                  </Button>
                </AccountAside>
              )}
            </>
          )}
          <AccountAside>
            {formatElements(messages.newHere, { signup: <LinkSlot link={signupLink}>{messages.signup}</LinkSlot> })}
          </AccountAside>
        </>
      }
    >
      <TextField
        label={messages.userName}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...fields.userName}
      />
      <div>
        <PasswordField label={messages.password} autoComplete="current-password" {...fields.password} />
        {forgotPasswordLink && (
          <LinkSlot link={forgotPasswordLink} className={styles.forgot}>
            {messages.forgotPassword}
          </LinkSlot>
        )}
      </div>
    </AccountForm>
  );
}
