import { t } from '@lingui/core/macro';
import { AccountLayout } from '@oja/market/AccountLayout';
import { ActivationResult } from '@oja/market/ActivationResult';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';

import { useActivateQuery } from '../../api/auth-api.ts';
import { failureMessage, hasErrorCode } from '../../api/failure.ts';
import { storeLoginName } from '../../session/login-name.ts';
import { ResendActivation } from './ResendActivation.tsx';

/**
 * /activate?email=&token=, the target of the link in the activation email (product §2 "Account activation page"). The
 * login that follows is prefilled with the user name (product §3). A refused link can be sent again here.
 */
export default function ActivateScreen() {
  const [params] = useSearchParams();
  const email = params.get('email') ?? '';
  const { data, error } = useActivateQuery({ email, token: params.get('token') ?? '' });
  const userName = data?.data.userName;
  useEffect(() => {
    if (userName !== undefined) storeLoginName(userName);
  }, [userName]);
  const canResend = email !== '' && hasErrorCode(error, 'activation_invalid', 'activation_expired');

  return (
    <AccountLayout title={t`Account activation`} homeLink={<Link to="/" />}>
      <ActivationResult
        status={(data && 'success') ?? (error && 'error') ?? 'pending'}
        message={data?.message ?? (error && failureMessage(error))}
        resend={
          canResend && (
            <ResendActivation userName={email}>
              {t`We can send a new link to the email of this account.`}
            </ResendActivation>
          )
        }
        loginLink={<Link to="/login" />}
      />
    </AccountLayout>
  );
}
