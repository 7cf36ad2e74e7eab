import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Badge.module.css';

export interface BadgeProps {
  /** The number. 0 shows nothing; over 100 shows "99+" (spec §9). */
  count: number;
  /** What is counted, read after the number: "unread messages". */
  label: string;
}

/** A small count on an icon, such as unread messages on the chat tab. */
export function Badge({ count, label }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge} dir="ltr">
      {count > 100 ? '99+' : count}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}
