import type { ComponentProps } from 'react';

import { cx } from '../../src/cx/cx.ts';
import styles from './Sample.module.css';

export interface SampleProps extends ComponentProps<'div'> {
  /** `accent` where it must be seen first. Default `plain`. */
  tone?: 'plain' | 'accent' | undefined;
}

/** What it is for, in one sentence, and the section of the specification it serves. */
export function Sample({ tone = 'plain', className, ...rest }: SampleProps) {
  return <div {...rest} className={cx(styles.sample, className)} data-tone={tone} />;
}
