import { t } from '@lingui/core/macro';

import styles from './RoutePending.module.css';

/** Shown while a route's code is loading: a thin line at the top, because loading is usually short. */
export function RoutePending() {
  return (
    <div className={styles.pending} role="status" aria-label={t`Loading`}>
      <div className={styles.line} />
    </div>
  );
}
