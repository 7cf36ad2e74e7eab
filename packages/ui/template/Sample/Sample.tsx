import type { ComponentProps } from 'react';

import { cx } from '../../src/cx/cx.ts';
import styles from './Sample.module.css';

export interface SampleProps extends ComponentProps<'div'> {
  /** `accent` for emphasis. Default `neutral`. */
  tone?: 'neutral' | 'accent' | undefined;
}

/** The purpose of the component in one sentence, with the section of the product's rules. */
export function Sample({ tone = 'neutral', className, ...rest }: SampleProps) {
  return <div {...rest} className={cx(styles.sample, className)} data-tone={tone} />;
}
