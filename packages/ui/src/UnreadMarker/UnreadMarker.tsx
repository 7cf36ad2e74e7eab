import styles from './UnreadMarker.module.css';

export interface UnreadMarkerProps {
  /** How many messages below it are new. */
  count: number;
}

/** The line above the first message that was not read when the thread was opened. It stays while one reads. */
export function UnreadMarker({ count }: UnreadMarkerProps) {
  return (
    <p className={styles.marker}>
      <span className={styles.text}>
        {count > 100 ? '99+' : count} {count === 1 ? 'new message' : 'new messages'}
      </span>
    </p>
  );
}
