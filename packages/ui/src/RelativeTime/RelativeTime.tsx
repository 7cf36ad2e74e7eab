import { cx } from '../cx/cx.ts';
import { useMinute } from '../hooks/useMinute.ts';
import styles from './RelativeTime.module.css';
import { relativeTime } from './relative-time.ts';

const full = new Intl.DateTimeFormat('en-NG', { dateStyle: 'full', timeStyle: 'short' });

export interface RelativeTimeProps {
  /** The moment: milliseconds, or any form a Date understands. */
  value: number | string | Date;
  /** The present, in milliseconds, where it must stand still, as in pictures of a screen. Default: the clock, minute by minute. */
  now?: number | undefined;
  /** Extra class. */
  className?: string | undefined;
}

/** How long ago something was, kept up to date; the full date is its tooltip. Nothing for a date that is none. */
export function RelativeTime({ value, now, className }: RelativeTimeProps) {
  const minute = useMinute();
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return null;
  return (
    <time className={cx(styles.time, className)} dir="ltr" dateTime={date.toISOString()} title={full.format(date)}>
      {relativeTime(date.getTime(), now ?? minute)}
    </time>
  );
}
