import type { ComponentProps } from 'react';

import { cx } from '@oja/ui/cx';
import styles from './HeartBurst.module.css';

export interface HeartBurstProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Plays while true. */
  active: boolean;
  /** Called at the end, after 500 ms (product §4); immediately with reduced motion. */
  onDone: () => void;
}

/** The heart that is shown over a picture when a double-click likes it. Put it inside a positioned box. */
export function HeartBurst({ active, onDone, className, ...rest }: HeartBurstProps) {
  if (!active) return null;
  return (
    <span {...rest} className={cx(styles.stage, className)} aria-hidden="true">
      <svg className={styles.heart} viewBox="0 0 24 24" onAnimationEnd={onDone}>
        <path d="M12 21.350 10.550 20.030C5.400 15.360 2 12.280 2 8.500 2 5.420 4.420 3 7.500 3c1.740 0 3.410.810 4.500 2.090C13.090 3.810 14.760 3 16.500 3 19.580 3 22 5.420 22 8.500c0 3.780-3.400 6.860-8.550 11.540L12 21.350z" />
      </svg>
    </span>
  );
}
