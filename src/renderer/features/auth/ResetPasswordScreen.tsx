import { t } from '@lingui/core/macro';
import type { ResetPassword as ResetPasswordValues } from '@oja/contract/auth';
import { RESET_REDIRECT_MS } from '@oja/contract/limits';
import { AccountLayout } from '@oja/market/AccountLayout';
import { ResetPasswordForm } from '@oja/market/ResetPasswordForm';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, Navigate, useNavigate } from 'react-router';

import { useResetPasswordMutation } from '../../api/auth-api.ts';
import { showFieldErrors } from '../../api/field-errors.ts';
import { submitForm } from '../../api/submit-form.ts';
import { clearRecovery, readRecovery } from '../../session/recovery.ts';
import { usePasswordStrength } from '../../session/use-password-strength.ts';
import { REQUIRED, toastMissing } from './require-all.ts';

const NAMES = ['newPassword', 'confirmNewPassword'] as const;

/**
 * /reset-password: sets the new password, then leads to /login after 2 seconds (product §2, §4). Requires an active
 * recovery.
 */
export default function ResetPasswordScreen() {
  const navigate = useNavigate();
  const [resetPassword, { isLoading, data }] = useResetPasswordMutation();
  const { control, register, handleSubmit, formState, setError } = useForm<ResetPasswordValues>({
    defaultValues: { newPassword: '', confirmNewPassword: '' },
  });
  const field = (name: keyof ResetPasswordValues) => ({
    ...register(name, REQUIRED),
    error: formState.errors[name]?.message,
  });
  const recovery = readRecovery();
  const isDone = data !== undefined;
  const strength = usePasswordStrength(useWatch({ control, name: 'newPassword' }), [recovery?.userName ?? '']);

  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => void navigate('/login', { replace: true }), RESET_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);

  const submit = handleSubmit(
    async (values) => {
      if (!recovery) return;
      const answer = await resetPassword({
        ...values,
        userName: recovery.userName,
        refreshToken: recovery.refreshToken,
      });
      if (answer.data) clearRecovery();
      else showFieldErrors(answer.error, NAMES, setError);
    },
    () => toastMissing('resetPassword'),
  );

  if (!recovery && !isDone) return <Navigate to="/forgot-password" replace />;
  return (
    <AccountLayout
      title={t`Reset Your Password`}
      intro={t`Choose a new one. You are logged out everywhere else.`}
      homeLink={<Link to="/" />}
    >
      <ResetPasswordForm
        fields={{ newPassword: field('newPassword'), confirmNewPassword: field('confirmNewPassword') }}
        strength={strength}
        onSubmit={submitForm('resetPassword', submit)}
        loading={isLoading}
        successMessage={data?.message}
      />
    </AccountLayout>
  );
}
