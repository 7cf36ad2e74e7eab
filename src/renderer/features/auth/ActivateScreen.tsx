import { AccountLayout } from '@oja/ui/AccountLayout';
import { ActivationResult } from '@oja/ui/ActivationResult';
import { Link, useSearchParams } from 'react-router-dom';

import { useActivateQuery } from '../../api/auth-api.ts';
import { failureMessage } from '../../api/failure.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';

/** /activate?email=&token=, where the link in the mail leads (spec §2 "Account activation page"). */
export default function ActivateScreen() {
  usePageTitle('Account activation');
  const [params] = useSearchParams();
  const { data, error } = useActivateQuery({ email: params.get('email') ?? '', token: params.get('token') ?? '' });

  return (
    <AccountLayout title="Account activation" homeLink={<Link to="/" />}>
      <ActivationResult
        status={(data && 'success') ?? (error && 'error') ?? 'pending'}
        message={data?.message ?? (error && failureMessage(error))}
        loginLink={<Link to="/login" />}
      />
    </AccountLayout>
  );
}
