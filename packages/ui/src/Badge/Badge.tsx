import type { ComponentProps } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '../cx/cx.ts';
import styles from './Badge.module.css';

/**
 * The largest count that is shown as a number (product §9). A copy of `BADGE_MAX`: the library knows no market, and so
 * imports no contract.
 */
const COUNT_MAX = 100;

/** Formats a count: "99+" for a larger one than 100 (product §9). */
export function shortCount(count: number): string {
  return count > COUNT_MAX ? `${COUNT_MAX - 1}+` : String(count);
}

export interface BadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The number. 0 shows nothing; over 100 shows "99+" (product §9). */
  count: number;
  /** The counted things, read after the number: "unread messages". */
  label: string;
}

/** A small count on an icon, such as unread messages on the chat tab. */
export function Badge({ count, label, className, ...rest }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span {...rest} className={cx(styles.badge, className)} dir="ltr">
      {shortCount(count)}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}
