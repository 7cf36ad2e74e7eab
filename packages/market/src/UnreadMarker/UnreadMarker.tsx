import type { ComponentProps } from 'react';

import { BADGE_MAX } from '@oja/contract/limits';
import { shortCount } from '@oja/ui/Badge';
import { cx } from '@oja/ui/cx';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './UnreadMarker.module.css';
import { MESSAGES } from './messages.ts';

export interface UnreadMarkerProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Number of unread messages below it. */
  count: number;
}

/** The line above the first message that was unread when the thread was opened. It stays while the thread is open. */
export function UnreadMarker({ count, className, ...rest }: UnreadMarkerProps) {
  const messages = useMessages('UnreadMarker', MESSAGES);
  const { format } = useLocale();
  return (
    <p {...rest} className={cx(styles.marker, className)}>
      <span className={styles.text}>{format(messages.unread, { count, shown: shortCount(count, BADGE_MAX) })}</span>
    </p>
  );
}
