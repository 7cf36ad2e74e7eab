import type { ComponentProps } from 'react';

import { cx } from '../cx/cx.ts';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers alone. A class, not a style attribute, so that it passes the strict content policy. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={cx(styles.hidden, className)} />;
}
