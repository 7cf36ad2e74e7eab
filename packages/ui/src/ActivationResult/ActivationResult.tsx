import type { ReactElement } from 'react';

import { Button } from '../Button/Button.tsx';
import { LinkSlot } from '../LinkSlot/LinkSlot.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './ActivationResult.module.css';

export interface ActivationResultProps {
  /** `pending` while the server is asked, then how it went. */
  status: 'pending' | 'success' | 'error';
  /** What the server said; on failure the error's own message where it said nothing. */
  message?: string | undefined;
  /** The application's link to /login, without content. */
  loginLink: ReactElement;
}

/** /activate, spec §2: a spinner, then the server's message and the way to log in. */
export function ActivationResult({ status, message, loginLink }: ActivationResultProps) {
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
          <Button asChild size="large" fullWidth>
            <LinkSlot link={loginLink}>Proceed to Login</LinkSlot>
          </Button>
        </>
      )}
    </div>
  );
}
