import { SignupSent } from '@oja/market/SignupSent';
import { dismissToasts } from '@oja/ui/toast-store';
import { Link } from 'react-router';

import { useResendActivationMutation } from '../../api/auth-api.ts';
import { mailboxOf } from './mailbox-of.ts';

export interface SignedUpProps {
  /** The server's message. */
  message: string;
  /** The address that the email went to. */
  email: string;
  /** Returns to the form. */
  onOtherAddress: () => void;
}

/** What follows a signup (product §2 "Signup"). A refused "Send it again" is shown in a toast. */
export function SignedUp({ message, email, onOtherAddress }: SignedUpProps) {
  const [resend, { data, isLoading }] = useResendActivationMutation();
  const sendAgain = () => {
    dismissToasts('resendActivation');
    void resend({ userName: email });
  };
  return (
    <SignupSent
      successMessage={message}
      email={email}
      mailbox={mailboxOf(email)}
      onResend={sendAgain}
      loading={isLoading}
      resentMessage={data?.message}
      onOtherAddress={onOtherAddress}
      loginLink={<Link to="/login" />}
    />
  );
}
