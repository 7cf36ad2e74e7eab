import { t } from '@lingui/core/macro';
import { AccountLayout } from '@oja/market/AccountLayout';
import { useEffect } from 'react';
import { Link } from 'react-router';

import { replayEarlyPresses } from '../../platform/early-presses.ts';
import { LoginForm } from './LoginForm.tsx';

/** /login (product §2). */
export default function LoginScreen() {
  useEffect(replayEarlyPresses, []);
  return (
    <AccountLayout
      title={t`Welcome back`}
      intro={t`Your vendors have been busy. See what is new.`}
      homeLink={<Link to="/" />}
    >
      <LoginForm />
    </AccountLayout>
  );
}
