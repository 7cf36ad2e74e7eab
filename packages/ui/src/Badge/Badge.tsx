import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Badge.module.css';
import { shortCount } from './short-count.ts';

export { shortCount } from './short-count.ts';

export interface BadgeProps {
  /** The number. 0 shows nothing; over 100 shows "99+" (product §9). */
  count: number;
  /** The counted things, read after the number: "unread messages". */
  label: string;
}

/** A small count on an icon, such as unread messages on the chat tab. */
export function Badge({ count, label }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge} dir="ltr">
      {shortCount(count)}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}
