import { cx } from '../cx/cx.ts';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** How far, from 0 to 1; beyond these the bar stops at its ends. Leave out while the length is not known. */
  value?: number | undefined;
  /** What progresses, for screen readers. */
  label: string;
  /** Colour of what it stands for. Default `active`. */
  tone?: 'active' | 'done' | 'failed';
  /** Extra class for placing it. */
  className?: string | undefined;
}

/** Progress of an upload. The native element: it needs no style attribute and speaks for itself. */
export function ProgressBar({ value, label, tone = 'active', className }: ProgressBarProps) {
  return <progress value={value} max={1} aria-label={label} className={cx(styles.bar, className)} data-tone={tone} />;
}
