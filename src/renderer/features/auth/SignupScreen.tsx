import { usePageTitle } from '../../platform/use-page-title.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { SignupForm } from './SignupForm.tsx';

/** /signup, spec §2. */
export default function SignupScreen() {
  usePageTitle('Signup');
  return (
    <AuthLayout title="Open your account" intro="One account to buy, to follow and, once verified, to sell.">
      <SignupForm />
    </AuthLayout>
  );
}
