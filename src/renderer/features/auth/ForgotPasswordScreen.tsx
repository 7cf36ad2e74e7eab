import { t } from '@lingui/core/macro';
import { AccountLayout } from '@oja/market/AccountLayout';
import { ForgotPasswordForm } from '@oja/market/ForgotPasswordForm';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';

import { useSendOtpMutation } from '../../api/auth-api.ts';
import { submitForm } from '../../api/submit-form.ts';
import { storeRecovery, readRecovery } from '../../session/recovery.ts';
import { REQUIRED, toastMissing } from './require-all.ts';

/** /forgot-password: requests the code (product §2). The name of an earlier attempt is prefilled, for "Resend code". */
export default function ForgotPasswordScreen() {
  const navigate = useNavigate();
  const [sendOtp, { isLoading }] = useSendOtpMutation();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { userName: readRecovery()?.userName ?? '' },
  });

  const submit = handleSubmit(
    async ({ userName }) => {
      const answer = await sendOtp({ userName });
      if (!answer.data) return;
      storeRecovery({ userName, ...answer.data.data });
      await navigate('/verify-forgot-password');
    },
    () => toastMissing('sendOtp'),
  );

  return (
    <AccountLayout
      title={t`Forgot your password?`}
      intro={t`Enter the email or username associated with your account. We send you a code.`}
      homeLink={<Link to="/" />}
    >
      <ForgotPasswordForm
        fields={{ userName: { ...register('userName', REQUIRED), error: formState.errors.userName?.message } }}
        onSubmit={submitForm('sendOtp', submit)}
        loading={isLoading}
        loginLink={<Link to="/login" />}
      />
    </AccountLayout>
  );
}
