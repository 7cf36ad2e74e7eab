import type { ReactElement } from 'react';

import { AccountAside, AccountForm, type AccountFormBaseProps } from '../AccountLayout/AccountForm.tsx';
import type { FieldBinding } from '@oja/ui/field-binding';
import { LinkSlot } from '@oja/ui/LinkSlot';
import { TextField } from '@oja/ui/TextField';

export interface ForgotPasswordFormProps extends AccountFormBaseProps {
  /** The one input: a user name or an email address. */
  fields: { userName: FieldBinding };
  /** The application's link to /login, without content; without it the line is not shown. */
  loginLink?: ReactElement | undefined;
}

/** The form of /forgot-password (product §2): requests the code. */
export function ForgotPasswordForm({ fields, loginLink, ...form }: ForgotPasswordFormProps) {
  return (
    <AccountForm
      {...form}
      submitLabel="Proceed"
      foot={
        loginLink && (
          <AccountAside>
            Remembered it? <LinkSlot link={loginLink}>Login</LinkSlot>
          </AccountAside>
        )
      }
    >
      <TextField
        label="Email or username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...fields.userName}
      />
    </AccountForm>
  );
}
