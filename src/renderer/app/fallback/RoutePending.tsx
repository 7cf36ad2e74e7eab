import { t } from '@lingui/core/macro';

import styles from './RoutePending.module.css';

/** Stands in while a route's code is on its way: a quiet line at the top, as loading is mostly too short for more. */
export function RoutePending() {
  return (
    <div className={styles.pending} role="status" aria-label={t`Loading`}>
      <div className={styles.line} />
    </div>
  );
}
