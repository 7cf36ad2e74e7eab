import { shortCount } from '@oja/ui/Badge';
import styles from './UnreadMarker.module.css';

export interface UnreadMarkerProps {
  /** Number of unread messages below it. */
  count: number;
}

/** The line above the first message that was unread when the thread was opened. It stays while the thread is open. */
export function UnreadMarker({ count }: UnreadMarkerProps) {
  return (
    <p className={styles.marker}>
      <span className={styles.text}>
        {shortCount(count)} {count === 1 ? 'new message' : 'new messages'}
      </span>
    </p>
  );
}
