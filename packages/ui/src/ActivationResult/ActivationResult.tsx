import type { ReactElement, ReactNode } from 'react';

import { Button } from '../Button/Button.tsx';
import { LinkSlot } from '../LinkSlot/LinkSlot.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './ActivationResult.module.css';

export interface ActivationResultProps {
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
export function ActivationResult({ status, message, resend, loginLink }: ActivationResultProps) {
  return (
    <div className={styles.result} aria-live="polite">
      {status === 'pending' ? (
        <p className={styles.pending} role="status">
          <Spinner size="large" />
          Activating your account
        </p>
      ) : (
        <>
          <Notice kind={status}>{message}</Notice>
          {resend}
          <Button asChild size="large" fullWidth>
            <LinkSlot link={loginLink}>Proceed to Login</LinkSlot>
          </Button>
        </>
      )}
    </div>
  );
}
