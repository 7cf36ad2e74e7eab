import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';

import styles from './OfflineNotice.module.css';

export interface OfflineNoticeProps {
  /** The app is offline. Keep the component mounted while online, so that its content is announced when it appears. */
  offline: boolean;
  /** The text. Default "You are offline. You see what was loaded before." */
  children?: ReactNode;
}

/** A bar at the top of the page while the app is offline. */
export function OfflineNotice({
  offline,
  children = 'You are offline. You see what was loaded before.',
}: OfflineNoticeProps) {
  return (
    <div className={styles.bar} role="status">
      {offline && (
        <p className={styles.text}>
          <CloudOff className={styles.icon} aria-hidden="true" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
