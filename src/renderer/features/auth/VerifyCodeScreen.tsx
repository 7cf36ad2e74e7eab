import { AccountLayout } from '@oja/ui/AccountLayout';
import { VerifyCodeForm } from '@oja/ui/VerifyCodeForm';
import { useForm } from 'react-hook-form';
import { Link, Navigate, useNavigate } from 'react-router-dom';

import { useVerifyOtpMutation } from '../../api/auth-api.ts';
import { showFieldErrors } from '../../api/field-errors.ts';
import { failureMessage } from '../../api/failure.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { readRecovery, type Recovery } from '../../session/recovery.ts';

function VerifyCode({ recovery }: { recovery: Recovery }) {
  const navigate = useNavigate();
  const [verifyOtp, { isLoading }] = useVerifyOtpMutation();
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { otp: '' } });

  const submit = handleSubmit(async ({ otp }) => {
    const answer = await verifyOtp({ otp, refreshToken: recovery.refreshToken });
    if (answer.data) await navigate('/reset-password');
    else {
      // The words stand at the boxes as well: the toast goes, and the code is still to be mended.
      setError('otp', { type: 'server', message: failureMessage(answer.error) });
      showFieldErrors(answer.error, ['otp'], setError);
    }
  });

  return (
    <VerifyCodeForm
      fields={{ otp: { ...register('otp'), error: formState.errors.otp?.message } }}
      maskedEmail={recovery.email}
      onSubmit={(event) => void submit(event)}
      submitting={isLoading}
      resendLink={<Link to="/forgot-password" />}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page asks for nothing else
      autoFocus
    />
  );
}

/** /verify-forgot-password: the five boxes (spec §2). Whoever comes without having asked for a code is sent to ask. */
export default function VerifyCodeScreen() {
  usePageTitle('Verify code');
  const recovery = readRecovery();
  if (!recovery) return <Navigate to="/forgot-password" replace />;
  return (
    <AccountLayout title="Please check your email" homeLink={<Link to="/" />}>
      <VerifyCode recovery={recovery} />
    </AccountLayout>
  );
}
