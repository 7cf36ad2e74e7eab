import { t } from '@lingui/core/macro';
import { OTP_LENGTH } from '@oja/contract/limits';
import { AccountLayout } from '@oja/market/AccountLayout';
import { VerifyCodeForm } from '@oja/market/VerifyCodeForm';
import { useForm } from 'react-hook-form';
import { Link, Navigate, useNavigate } from 'react-router';

import { useVerifyOtpMutation } from '../../api/auth-api.ts';
import { showFieldErrors } from '../../api/field-errors.ts';
import { failureMessage } from '../../api/failure.ts';
import { submitForm } from '../../api/submit-form.ts';
import { readRecovery, type Recovery } from '../../session/recovery.ts';

function VerifyCode({ recovery }: { recovery: Recovery }) {
  const navigate = useNavigate();
  const [verifyOtp, { isLoading }] = useVerifyOtpMutation();
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { otp: '' } });

  const submit = handleSubmit(async ({ otp }) => {
    const answer = await verifyOtp({ otp, refreshToken: recovery.refreshToken });
    if (answer.data) await navigate('/reset-password');
    else {
      // The message also appears at the boxes: the toast disappears while the code still needs correction.
      setError('otp', { type: 'server', message: failureMessage(answer.error) });
      showFieldErrors(answer.error, ['otp'], setError);
    }
  });

  return (
    <VerifyCodeForm
      fields={{ otp: { ...register('otp'), error: formState.errors.otp?.message } }}
      codeLength={OTP_LENGTH}
      maskedEmail={recovery.email}
      onSubmit={submitForm('verifyOtp', submit)}
      loading={isLoading}
      resendLink={<Link to="/forgot-password" />}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is the only field of the page
      autoFocus
    />
  );
}

/**
 * /verify-forgot-password: the five boxes for the code (product §2). Without an active recovery it redirects to
 * /forgot-password.
 */
export default function VerifyCodeScreen() {
  const recovery = readRecovery();
  if (!recovery) return <Navigate to="/forgot-password" replace />;
  return (
    <AccountLayout title={t`Please check your email`} homeLink={<Link to="/" />}>
      <VerifyCode recovery={recovery} />
    </AccountLayout>
  );
}
