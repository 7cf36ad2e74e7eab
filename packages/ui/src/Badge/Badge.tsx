import type { ComponentProps } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '../cx/cx.ts';
import styles from './Badge.module.css';
import { shortCount } from './short-count.ts';

export { shortCount } from './short-count.ts';

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
