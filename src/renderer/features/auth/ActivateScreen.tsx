import { Button } from '@oja/ui/Button';
import { Notice } from '@oja/ui/Notice';
import { Spinner } from '@oja/ui/Spinner';
import { Link, useSearchParams } from 'react-router-dom';

import { useActivateQuery } from '../../api/auth-api.ts';
import { failureMessage } from '../../api/failure.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import styles from './AuthForm.module.css';
import { AuthLayout } from './AuthLayout.tsx';

/** /activate?email=&token=, where the link in the mail leads (spec §2 "Account activation page"). */
export default function ActivateScreen() {
  usePageTitle('Account activation');
  const [params] = useSearchParams();
  const { data, error } = useActivateQuery({ email: params.get('email') ?? '', token: params.get('token') ?? '' });

  return (
    <AuthLayout title="Account activation">
      <div className={styles.form} aria-live="polite">
        {data && <Notice kind="success">{data.message}</Notice>}
        {error && <Notice kind="error">{failureMessage(error)}</Notice>}
        {!data && !error && <Spinner label="Activating your account" />}
        {(data ?? error) && (
          <Button asChild size="large" fullWidth>
            <Link to="/login">Proceed to Login</Link>
          </Button>
        )}
      </div>
    </AuthLayout>
  );
}
