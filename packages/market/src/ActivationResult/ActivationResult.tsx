import type { ComponentProps, ReactElement, ReactNode } from 'react';

import { Button } from '@oja/ui/Button';
import { LinkSlot } from '@oja/ui/LinkSlot';
import { Notice } from '@oja/ui/Notice';
import { Spinner } from '@oja/ui/Spinner';
import { cx } from '@oja/ui/cx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './ActivationResult.module.css';
import { MESSAGES } from './messages.ts';

export interface ActivationResultProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** `pending` during the request, then its result. */
  status: 'pending' | 'success' | 'error';
  /** The server's message; on failure without one, the error's own message. */
  message?: string | undefined;
  /** Shown after a failure: a ResendActivation. */
  resend?: ReactNode;
  /** The application's link to /login, without content. */
  loginLink: ReactElement;
}

/** The page /activate (product §2): a spinner, then the server's message and the link to log in. */
export function ActivationResult({ status, message, resend, loginLink, className, ...rest }: ActivationResultProps) {
  const messages = useMessages('ActivationResult', MESSAGES);
  return (
    <div {...rest} className={cx(styles.result, className)} aria-live="polite">
      {status === 'pending' ? (
        <p className={styles.pending} role="status">
          <Spinner size="large" />
          {messages.pending}
        </p>
      ) : (
        <>
          <Notice tone={status === 'success' ? 'success' : 'danger'}>{message}</Notice>
          {resend}
          <Button asChild size="large" fullWidth>
            <LinkSlot link={loginLink}>{messages.login}</LinkSlot>
          </Button>
        </>
      )}
    </div>
  );
}
