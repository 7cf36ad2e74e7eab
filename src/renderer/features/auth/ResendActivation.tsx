import { ResendActivation as ResendActivationView } from '@oja/ui/ResendActivation';

import { useResendActivationMutation } from '../../api/auth-api.ts';

/** Offered to someone whose account still waits for its activation link. */
export function ResendActivation({ userName }: { userName: string }) {
  const [resend, { data, isLoading }] = useResendActivationMutation();
  return <ResendActivationView onResend={() => void resend({ userName })} resending={isLoading} sentMessage={data?.message} />;
}
