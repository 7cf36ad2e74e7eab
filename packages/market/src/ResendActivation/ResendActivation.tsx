import type { ComponentProps, ReactNode } from 'react';

import { Button } from '@oja/ui/Button';
import { Notice } from '@oja/ui/Notice';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { MESSAGES } from './messages.ts';

export interface ResendActivationProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The text above the button. Default: the account is not activated yet. */
  children?: ReactNode;
  /** Requests a new link from the server. */
  onResend: () => void;
  /** The request is in progress. Default false. */
  loading?: boolean | undefined;
  /** The server's answer after the link was sent; replaces the question. */
  sentMessage?: string | undefined;
}

/**
 * Offers a new activation link to a user whose account is not activated: at login, and on /activate with an invalid
 * link.
 */
export function ResendActivation({ children, onResend, loading = false, sentMessage, ...rest }: ResendActivationProps) {
  const messages = useMessages('ResendActivation', MESSAGES);
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
        <Button size="small" variant="secondary" loading={loading} onClick={onResend}>
          {messages.resend}
        </Button>
      }
    >
      {children === undefined ? messages.text : children}
    </Notice>
  );
}
