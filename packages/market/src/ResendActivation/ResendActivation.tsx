import type { ComponentProps, ReactNode } from 'react';

import { Button } from '@oja/ui/Button';
import { Notice } from '@oja/ui/Notice';

export interface ResendActivationProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The text above the button. Default: the account is not activated yet. */
  children?: ReactNode;
  /** Requests a new link from the server. */
  onResend: () => void;
  /** The request is in progress. Default false. */
  resending?: boolean | undefined;
  /** The server's answer after the link was sent; replaces the question. */
  sentMessage?: string | undefined;
}

/**
 * Offers a new activation link to a user whose account is not activated: at login, and on /activate with an invalid
 * link.
 */
export function ResendActivation({
  children = 'This account is not activated yet. Open the link in the email we sent you.',
  onResend,
  resending = false,
  sentMessage,
  ...rest
}: ResendActivationProps) {
  if (sentMessage)
    return (
      <Notice {...rest} tone="success">
        {sentMessage}
      </Notice>
    );
  return (
    <Notice
      {...rest}
      tone="warning"
      action={
        <Button size="small" variant="secondary" loading={resending} onClick={onResend}>
          Send the link again
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
