import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Spinner.module.css';

export interface SpinnerProps {
  /** What is being waited for, announced once. Leave out where the surroundings already say it. */
  label?: string;
  /** `large` when it stands alone on a page. Default `medium`. */
  size?: 'medium' | 'large';
}

/** Waiting of unknown length. Where the shape of what comes is known, use a skeleton. */
export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  return (
    <span className={styles.spinner} data-size={size} {...(label ? { role: 'status' } : { 'aria-hidden': true })}>
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <circle className={styles.track} cx="12" cy="12" r="9" strokeWidth="3" />
        <path className={styles.arc} d="M12 3a9 9 0 0 1 9 9" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
