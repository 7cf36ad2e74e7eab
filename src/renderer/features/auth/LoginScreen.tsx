import { usePageTitle } from '../../platform/use-page-title.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { LoginForm } from './LoginForm.tsx';

/** /login, spec §2. */
export default function LoginScreen() {
  usePageTitle('Login');
  return (
    <AuthLayout title="Welcome back" intro="Your vendors have been busy. See what is new.">
      <LoginForm />
    </AuthLayout>
  );
}
