import { AccountLayout } from '@oja/ui/AccountLayout';
import { Link } from 'react-router-dom';

import { usePageTitle } from '../../platform/use-page-title.ts';
import { SignupForm } from './SignupForm.tsx';

/** /signup, spec §2. */
export default function SignupScreen() {
  usePageTitle('Signup');
  return (
    <AccountLayout title="Open your account" intro="One account to buy, to follow and, once verified, to sell." homeLink={<Link to="/" />}>
      <SignupForm />
    </AccountLayout>
  );
}
