import type { ComponentProps } from 'react';

import { dayName, fullDay, timeOf, type Moment } from '../chat-time/chat-time.ts';
import { useNow } from '../chat-time/use-now.ts';
import { cx } from '@oja/ui/cx';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { MESSAGES } from '../chat-time/messages.ts';
import styles from './DayDivider.module.css';

export interface DayDividerProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Any moment of the day. */
  day: Moment;
  /**
   * The current time, in milliseconds. Default: the clock, minute by minute, so that "Today" becomes "Yesterday" at
   * midnight.
   */
  now?: number | undefined;
  /** IANA name of the time zone. Default: the device's. */
  timeZone?: string | undefined;
}

/** Marks the beginning of a day in a thread: "Today", "Yesterday", or dd/MM/yyyy as in the list (product §4). */
export function DayDivider({ day, now: given, timeZone, className, ...rest }: DayDividerProps) {
  const days = useMessages('ChatTime', MESSAGES);
  const { locale } = useLocale();
  const now = useNow(given);
  const time = timeOf(day);
  if (Number.isNaN(time)) return null;
  return (
    <p {...rest} className={cx(styles.divider, className)}>
      <time className={styles.day} dateTime={new Date(time).toISOString()} title={fullDay(time, timeZone, locale)}>
        {dayName(time, now, timeZone, locale, days)}
      </time>
    </p>
  );
}
