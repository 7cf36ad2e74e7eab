import type { ReactElement } from 'react';

import { AccountAside, AccountForm, type AccountFormBaseProps } from '../AccountLayout/AccountForm.tsx';
import { PASSWORD_MIN } from '@oja/contract/limits';
import type { FieldBinding } from '@oja/ui/field-binding';
import { LinkSlot } from '@oja/ui/LinkSlot';
import { Notice } from '@oja/ui/Notice';
import { PasswordField, type PasswordFieldProps } from '@oja/ui/PasswordField';
import { TextField } from '@oja/ui/TextField';
import { formatElements } from '@oja/ui/format-message';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { MESSAGES } from './messages.ts';

export interface SignupFormProps extends Omit<AccountFormBaseProps, 'notice'> {
  /** The five inputs. */
  fields: Record<'name' | 'userName' | 'email' | 'password' | 'confirmPassword', FieldBinding>;
  /** How hard the typed password is to guess. */
  strength?: PasswordFieldProps['strength'];
  /** The server's answer after the account was created: the green box (product §2). */
  successMessage?: string | undefined;
  /** The application's link to /login, without content. */
  loginLink: ReactElement;
}

/** The form of /signup (product §2): five fields and Register. */
export function SignupForm({ fields, strength, successMessage, loginLink, ...form }: SignupFormProps) {
  const messages = useMessages('SignupForm', MESSAGES);
  const { format } = useLocale();
  return (
    <AccountForm
      {...form}
      submitLabel={messages.submit}
      notice={successMessage && <Notice tone="success">{successMessage}</Notice>}
      foot={
        <AccountAside>
          {formatElements(messages.haveAccount, { login: <LinkSlot link={loginLink}>{messages.login}</LinkSlot> })}
        </AccountAside>
      }
    >
      <TextField label={messages.name} autoComplete="name" {...fields.name} />
      <TextField
        label={messages.userName}
        hint={messages.userNameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...fields.userName}
      />
      <TextField label={messages.email} type="email" autoComplete="email" {...fields.email} />
      <PasswordField
        label={messages.password}
        hint={format(messages.passwordHint, { count: PASSWORD_MIN })}
        autoComplete="new-password"
        strength={strength}
        {...fields.password}
      />
      <PasswordField label={messages.confirmPassword} autoComplete="new-password" {...fields.confirmPassword} />
    </AccountForm>
  );
}
