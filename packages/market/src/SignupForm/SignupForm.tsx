import type { ReactElement } from 'react';

import { AccountAside, AccountForm, type AccountFormBaseProps } from '../AccountLayout/AccountForm.tsx';
import type { FieldBinding } from '@oja/ui/field-binding';
import { LinkSlot } from '@oja/ui/LinkSlot';
import { Notice } from '@oja/ui/Notice';
import { PasswordField } from '@oja/ui/PasswordField';
import { TextField } from '@oja/ui/TextField';

export interface SignupFormProps extends Omit<AccountFormBaseProps, 'notice'> {
  /** The five inputs. */
  fields: Record<'name' | 'userName' | 'email' | 'password' | 'confirmPassword', FieldBinding>;
  /** The server's answer after the account was created: the green box (product §2). */
  successMessage?: string | undefined;
  /** The application's link to /login, without content. */
  loginLink: ReactElement;
}

/** The form of /signup (product §2): five fields and Register. */
export function SignupForm({ fields, successMessage, loginLink, ...form }: SignupFormProps) {
  return (
    <AccountForm
      {...form}
      submitLabel="Register"
      notice={successMessage && <Notice tone="success">{successMessage}</Notice>}
      foot={
        <AccountAside>
          Have an account? <LinkSlot link={loginLink}>Login</LinkSlot>
        </AccountAside>
      }
    >
      <TextField label="Full Name" autoComplete="name" {...fields.name} />
      <TextField
        label="Username"
        hint="Or the name of your business. People find you by it."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...fields.userName}
      />
      <TextField label="Email" type="email" autoComplete="email" {...fields.email} />
      <PasswordField label="Password" hint="At least 8 characters." autoComplete="new-password" {...fields.password} />
      <PasswordField label="Confirm Password" autoComplete="new-password" {...fields.confirmPassword} />
    </AccountForm>
  );
}
