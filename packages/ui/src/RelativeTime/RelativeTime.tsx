import { useState, type ComponentProps } from 'react';

import { cx } from '../cx/cx.ts';
import { useMinute } from '../hooks/use-minute.ts';
import { useLocale } from '../hooks/use-locale.ts';
import { useMessages } from '../hooks/use-messages.ts';
import styles from './RelativeTime.module.css';
import { relativeTime } from './relative-time.ts';
import { MESSAGES } from './messages.ts';

export interface RelativeTimeProps extends Omit<ComponentProps<'time'>, 'children'> {
  /** The moment: milliseconds, or any value that Date accepts. */
  value: number | string | Date;
  /** The current time, in milliseconds, for static pages. Default: the clock, minute by minute. */
  now?: number | undefined;
}

/**
 * Shows how long ago something was, kept up to date; under a pointer the full date is its tooltip. Renders nothing for
 * an invalid date.
 */
export function RelativeTime({ value, now, className, onPointerEnter, ...rest }: RelativeTimeProps) {
  const messages = useMessages('RelativeTime', MESSAGES);
  const { locale } = useLocale();
  const minute = useMinute();
  // Only a pointer can show it, and its format is the slowest part of a list.
  const [hasTooltip, setHasTooltip] = useState(false);
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return null;
  return (
    <time
      // The direction of its own text: in a right-to-left page the locale may be English.
      dir="auto"
      {...rest}
      className={cx(styles.time, className)}
      dateTime={date.toISOString()}
      title={hasTooltip ? date.toLocaleString(locale, { dateStyle: 'full', timeStyle: 'short' }) : undefined}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        setHasTooltip(true);
      }}
    >
      {relativeTime(date.getTime(), now ?? minute, locale, messages)}
    </time>
  );
}
