import { t } from '@lingui/core/macro';
import { AccountLayout } from '@oja/market/AccountLayout';
import { Link } from 'react-router';

import { SignupForm } from './SignupForm.tsx';

/** /signup (product §2). */
export default function SignupScreen() {
  return (
    <AccountLayout
      title={t`Open your account`}
      intro={t`One account to buy, to follow and, once verified, to sell.`}
      homeLink={<Link to="/" />}
    >
      <SignupForm />
    </AccountLayout>
  );
}
