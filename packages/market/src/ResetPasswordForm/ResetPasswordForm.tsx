import { AccountForm, type AccountFormBaseProps } from '../AccountLayout/AccountForm.tsx';
import type { FieldBinding } from '@oja/ui/field-binding';
import { Notice } from '@oja/ui/Notice';
import { PasswordField } from '@oja/ui/PasswordField';

export interface ResetPasswordFormProps extends Omit<AccountFormBaseProps, 'notice'> {
  /** The two inputs. */
  fields: { newPassword: FieldBinding; confirmNewPassword: FieldBinding };
  /** The server's answer after saving; shown for the 2 seconds before /login (product §4). */
  successMessage?: string | undefined;
}

/**
 * The form of /reset-password (product §2). After saving it cannot be submitted again: the page is about to navigate to
 * /login.
 */
export function ResetPasswordForm({ fields, successMessage, ...form }: ResetPasswordFormProps) {
  return (
    <AccountForm
      {...form}
      submitLabel="Save Password"
      disabled={successMessage !== undefined}
      notice={
        successMessage && (
          <Notice tone="success" title={successMessage}>
            Taking you to Login.
          </Notice>
        )
      }
    >
      <PasswordField
        label="Password"
        hint="At least 8 characters."
        autoComplete="new-password"
        {...fields.newPassword}
      />
      <PasswordField label="Confirm Password" autoComplete="new-password" {...fields.confirmNewPassword} />
    </AccountForm>
  );
}
