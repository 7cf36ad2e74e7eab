import { AccountLayout } from '@oja/ui/AccountLayout';
import { Link } from 'react-router-dom';

import { usePageTitle } from '../../platform/use-page-title.ts';
import { LoginForm } from './LoginForm.tsx';

/** /login, spec §2. */
export default function LoginScreen() {
  usePageTitle('Login');
  return (
    <AccountLayout title="Welcome back" intro="Your vendors have been busy. See what is new." homeLink={<Link to="/" />}>
      <LoginForm />
    </AccountLayout>
  );
}
