import { AccountLayout } from '@oja/ui/AccountLayout';
import { ForgotPasswordForm } from '@oja/ui/ForgotPasswordForm';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';

import { useSendOtpMutation } from '../../api/auth-api.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { keepRecovery, readRecovery } from '../../session/recovery.ts';
import { REQUIRED, toastMissing } from './require-all.ts';

/** /forgot-password: asks for the code (spec §2). The name of an earlier try is there again, for "Resend code". */
export default function ForgotPasswordScreen() {
  usePageTitle('Forgot password');
  const navigate = useNavigate();
  const [sendOtp, { isLoading }] = useSendOtpMutation();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { userName: readRecovery()?.userName ?? '' } });

  const submit = handleSubmit(async ({ userName }) => {
    const answer = await sendOtp({ userName });
    if (!answer.data) return;
    keepRecovery({ userName, ...answer.data.data });
    await navigate('/verify-forgot-password');
  }, toastMissing);

  return (
    <AccountLayout
      title="Forgot your password?"
      intro="Enter the email or username associated with your account. We send you a code."
      homeLink={<Link to="/" />}
    >
      <ForgotPasswordForm
        fields={{ userName: { ...register('userName', REQUIRED), error: formState.errors.userName?.message } }}
        onSubmit={(event) => void submit(event)}
        submitting={isLoading}
        loginLink={<Link to="/login" />}
      />
    </AccountLayout>
  );
}
