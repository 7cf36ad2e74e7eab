import type { ComponentProps } from 'react';

import { cx } from '../cx/cx.ts';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers only. A class, not a style attribute, because of the strict content security policy. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={cx(styles.hidden, className)} />;
}
