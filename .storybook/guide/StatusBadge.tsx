import type { Status } from './component-guide.ts';
import styles from './StatusBadge.module.css';

const NAMES: Readonly<Record<Status, string>> = { stable: 'Stable', new: 'New', deprecated: 'Deprecated' };

/** The status of a component, beside its name. */
export function StatusBadge({ status }: { status: Status }) {
  return (
    <span className={styles.status} data-status={status}>
      {NAMES[status]}
    </span>
  );
}
