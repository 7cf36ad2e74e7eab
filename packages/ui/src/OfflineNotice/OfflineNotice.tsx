import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';

import styles from './OfflineNotice.module.css';

export interface OfflineNoticeProps {
  /** There is no connection now. Keep the component mounted while there is one: what appears in it is then announced. */
  offline: boolean;
  /** What that means here. Default "You are offline. You see what was loaded before." */
  children?: ReactNode;
}

/** A bar at the top of the page while there is no connection; gone by itself when there is one again. */
export function OfflineNotice({ offline, children = 'You are offline. You see what was loaded before.' }: OfflineNoticeProps) {
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
