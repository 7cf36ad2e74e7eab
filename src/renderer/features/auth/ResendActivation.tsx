import { Button } from '@oja/ui/Button';
import { Notice } from '@oja/ui/Notice';

import { useResendActivationMutation } from '../../api/auth-api.ts';

/** Offered to someone whose account still waits for its activation link. */
export function ResendActivation({ userName }: { userName: string }) {
  const [resend, { data, isLoading }] = useResendActivationMutation();
  if (data) return <Notice kind="success">{data.message}</Notice>;
  return (
    <Notice
      kind="warning"
      action={
        <Button size="small" variant="secondary" loading={isLoading} onClick={() => void resend({ userName })}>
          Send the link again
        </Button>
      }
    >
      This account is not activated yet. Open the link in the email we sent you.
    </Notice>
  );
}
