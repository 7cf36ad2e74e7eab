import { AccountForm, type AccountFormBaseProps } from '../AccountLayout/AccountForm.tsx';
import { PASSWORD_MIN } from '@oja/contract/limits';
import type { FieldBinding } from '@oja/ui/field-binding';
import { Notice } from '@oja/ui/Notice';
import { PasswordField, type PasswordFieldProps } from '@oja/ui/PasswordField';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { MESSAGES } from './messages.ts';

export interface ResetPasswordFormProps extends Omit<AccountFormBaseProps, 'notice'> {
  /** The two inputs. */
  fields: { newPassword: FieldBinding; confirmNewPassword: FieldBinding };
  /** How hard the typed password is to guess. */
  strength?: PasswordFieldProps['strength'];
  /** The server's answer after saving; shown for the 2 seconds before /login (product §4). */
  successMessage?: string | undefined;
}

/**
 * The form of /reset-password (product §2). After saving it cannot be submitted again: the page is about to navigate to
 * /login.
 */
export function ResetPasswordForm({ fields, strength, successMessage, ...form }: ResetPasswordFormProps) {
  const messages = useMessages('ResetPasswordForm', MESSAGES);
  const { format } = useLocale();
  return (
    <AccountForm
      {...form}
      submitLabel={messages.submit}
      disabled={successMessage !== undefined}
      notice={
        successMessage && (
          <Notice tone="success" title={successMessage}>
            {messages.done}
          </Notice>
        )
      }
    >
      <PasswordField
        label={messages.password}
        hint={format(messages.passwordHint, { count: PASSWORD_MIN })}
        autoComplete="new-password"
        strength={strength}
        {...fields.newPassword}
      />
      <PasswordField label={messages.confirmPassword} autoComplete="new-password" {...fields.confirmNewPassword} />
    </AccountForm>
  );
}
