import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';

export interface ResendActivationProps {
  /** Asks the server for a new link. */
  onResend: () => void;
  /** The call is under way. Default false. */
  resending?: boolean | undefined;
  /** What the server said once the link is on its way; takes the place of the question. */
  sentMessage?: string | undefined;
}

/** Offered at login to someone whose account still waits for its activation link. */
export function ResendActivation({ onResend, resending = false, sentMessage }: ResendActivationProps) {
  if (sentMessage) return <Notice kind="success">{sentMessage}</Notice>;
  return (
    <Notice
      kind="warning"
      action={
        <Button size="small" variant="secondary" loading={resending} onClick={onResend}>
          Send the link again
        </Button>
      }
    >
      This account is not activated yet. Open the link in the email we sent you.
    </Notice>
  );
}
