import type { ComponentProps } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '../cx/cx.ts';
import styles from './Badge.module.css';

/**
 * Formats a count: "99+" for a larger one than 100.
 * @param max the largest count that is shown as a number
 */
export function shortCount(count: number, max = 100): string {
  return count > max ? `${max - 1}+` : String(count);
}

export interface BadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The number. 0 shows nothing. */
  count: number;
  /** The counted things, read after the number: "unread messages". */
  label: string;
  /** The largest count that is shown as a number; a larger one is "99+". Default 100. */
  max?: number | undefined;
}

/** A small count on an icon, such as unread messages on a tab. */
export function Badge({ count, label, max, className, ...rest }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span {...rest} className={cx(styles.badge, className)} dir="ltr">
      {shortCount(count, max)}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}
