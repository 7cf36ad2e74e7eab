import { ResendActivation as ResendActivationView } from '@oja/market/ResendActivation';
import type { ReactNode } from 'react';

import { useResendActivationMutation } from '../../api/auth-api.ts';

/**
 * Offers to send the activation link again.
 * @param userName user name or email of the account
 * @param children the text above the button, instead of the default
 */
export function ResendActivation({ userName, children }: { userName: string; children?: ReactNode }) {
  const [resend, { data, isLoading }] = useResendActivationMutation();
  return (
    <ResendActivationView onResend={() => void resend({ userName })} loading={isLoading} sentMessage={data?.message}>
      {children}
    </ResendActivationView>
  );
}
