import type { ReactElement } from 'react';

import { AccountAside, AccountForm, type AccountFormBaseProps } from '../AccountLayout/AccountForm.tsx';
import { Button } from '@oja/ui/Button';
import { Divider } from '@oja/ui/Divider';
import type { FieldBinding } from '@oja/ui/field-binding';
import { GoogleButton } from '../GoogleButton/GoogleButton.tsx';
import { LinkSlot } from '@oja/ui/LinkSlot';
import { PasswordField } from '@oja/ui/PasswordField';
import { TextField } from '@oja/ui/TextField';
import styles from './LoginForm.module.css';

export interface LoginFormProps extends AccountFormBaseProps {
  /** The two inputs: `userName` takes a user name or an email address. */
  fields: { userName: FieldBinding; password: FieldBinding };
  /** The application's link to /signup, without content. */
  signupLink: ReactElement;
  /** The application's link to /forgot-password, without content; without it the line is not shown. */
  forgotPasswordLink?: ReactElement | undefined;
  /** Signs in with Google; without it, where the installation does not offer Google, there is no button. */
  onGoogle?: (() => void) | undefined;
  /** Google's window is open. Default false. */
  googleLoading?: boolean | undefined;
  /** Google is open in the system's browser: shows that the app waits for it. Called to cancel. */
  onGoogleCancel?: (() => void) | undefined;
}

/** The form of /login (product §2): email address or user name, password, and links. */
export function LoginForm({
  fields,
  signupLink,
  forgotPasswordLink,
  onGoogle,
  googleLoading,
  onGoogleCancel,
  ...form
}: LoginFormProps) {
  return (
    <AccountForm
      {...form}
      submitLabel="Login"
      foot={
        <>
          {onGoogle && (
            <>
              <Divider>or</Divider>
              <GoogleButton loading={googleLoading || onGoogleCancel !== undefined} onClick={onGoogle} />
              {onGoogleCancel && (
                <AccountAside>
                  <span role="status">Waiting for your browser …</span>
                  <Button variant="quiet" size="small" onClick={onGoogleCancel}>
                    Cancel
                  </Button>
                </AccountAside>
              )}
            </>
          )}
          <AccountAside>
            New to Oja? <LinkSlot link={signupLink}>Signup</LinkSlot>
          </AccountAside>
        </>
      }
    >
      <TextField
        label="Email or username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...fields.userName}
      />
      <div>
        <PasswordField label="Password" autoComplete="current-password" {...fields.password} />
        {forgotPasswordLink && (
          <LinkSlot link={forgotPasswordLink} className={styles.forgot}>
            Forgot Password
          </LinkSlot>
        )}
      </div>
    </AccountForm>
  );
}
