import type { ReactElement } from 'react';

import { AccountAside, AccountForm, type AccountFormBaseProps } from '../AccountLayout/AccountForm.tsx';
import type { FieldBinding } from '@oja/ui/field-binding';
import { LinkSlot } from '@oja/ui/LinkSlot';
import { TextField } from '@oja/ui/TextField';
import { formatElements } from '@oja/ui/format-message';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { MESSAGES } from './messages.ts';

export interface ForgotPasswordFormProps extends AccountFormBaseProps {
  /** The one input: a user name or an email address. */
  fields: { userName: FieldBinding };
  /** The application's link to /login, without content; without it the line is not shown. */
  loginLink?: ReactElement | undefined;
}

/** The form of /forgot-password (product §2): requests the code. */
export function ForgotPasswordForm({ fields, loginLink, ...form }: ForgotPasswordFormProps) {
  const messages = useMessages('ForgotPasswordForm', MESSAGES);
  return (
    <AccountForm
      {...form}
      submitLabel={messages.submit}
      foot={
        loginLink && (
          <AccountAside>
            {formatElements(messages.remembered, { login: <LinkSlot link={loginLink}>{messages.login}</LinkSlot> })}
          </AccountAside>
        )
      }
    >
      <TextField
        label={messages.userName}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...fields.userName}
      />
    </AccountForm>
  );
}
