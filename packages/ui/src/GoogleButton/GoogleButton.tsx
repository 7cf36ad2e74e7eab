import type { ComponentProps } from 'react';

import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './GoogleButton.module.css';
import { GoogleLogo } from './GoogleLogo.tsx';

export interface GoogleButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'type'> {
  /** Its text; Google allows "Continue", "Sign in" and "Sign up with Google". Default "Continue with Google". */
  label?: string | undefined;
  /** Google's window is open: shows a spinner and swallows presses. Default false. */
  loading?: boolean | undefined;
}

/**
 * Signs in with Google (spec §2 "Login"), by Google's rules for the button: its own grounds, lines and inks in both
 * modes, the logo in its colours and never alone, and at least as large as the button beside it.
 */
export function GoogleButton({ label = 'Continue with Google', loading = false, onClick, ...rest }: GoogleButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={styles.button}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? undefined : onClick}
    >
      {loading ? <Spinner /> : <GoogleLogo />}
      <span>{label}</span>
    </button>
  );
}
