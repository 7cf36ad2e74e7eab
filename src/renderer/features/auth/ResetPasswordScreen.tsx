import type { ResetPassword as ResetPasswordValues } from '@oja/contract/auth';
import { RESET_REDIRECT_MS } from '@oja/contract/limits';
import { AccountLayout } from '@oja/ui/AccountLayout';
import { ResetPasswordForm } from '@oja/ui/ResetPasswordForm';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Link, Navigate, useNavigate } from 'react-router-dom';

import { useResetPasswordMutation } from '../../api/auth-api.ts';
import { showFieldErrors } from '../../api/field-errors.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { forgetRecovery, readRecovery } from '../../session/recovery.ts';
import { REQUIRED, toastMissing } from './require-all.ts';

const NAMES = ['newPassword', 'confirmNewPassword'] as const;

/** /reset-password: the new password, then after 2 seconds /login (spec §2, §4). Only for who has asked for a code. */
export default function ResetPasswordScreen() {
  usePageTitle('Reset password');
  const navigate = useNavigate();
  const [resetPassword, { isLoading, data }] = useResetPasswordMutation();
  const { register, handleSubmit, formState, setError } = useForm<ResetPasswordValues>({ defaultValues: { newPassword: '', confirmNewPassword: '' } });
  const field = (name: keyof ResetPasswordValues) => ({ ...register(name, REQUIRED), error: formState.errors[name]?.message });
  const recovery = readRecovery();
  const isDone = data !== undefined;

  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => void navigate('/login', { replace: true }), RESET_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);

  const submit = handleSubmit(async (values) => {
    if (!recovery) return;
    const answer = await resetPassword({ ...values, userName: recovery.userName, refreshToken: recovery.refreshToken });
    if (answer.data) forgetRecovery();
    else showFieldErrors(answer.error, NAMES, setError);
  }, toastMissing);

  if (!recovery && !isDone) return <Navigate to="/forgot-password" replace />;
  return (
    <AccountLayout title="Reset Your Password" intro="Choose a new one. You are logged out everywhere else." homeLink={<Link to="/" />}>
      <ResetPasswordForm
        fields={{ newPassword: field('newPassword'), confirmNewPassword: field('confirmNewPassword') }}
        onSubmit={(event) => void submit(event)}
        submitting={isLoading}
        successMessage={data?.message}
      />
    </AccountLayout>
  );
}
