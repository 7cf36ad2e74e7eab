import type { ComponentProps } from 'react';

import { COUNT_UP_MS } from '@oja/contract/limits';
import { StatCounter } from '@oja/ui/StatCounter';
import { cx } from '@oja/ui/cx';
import styles from './LandingStats.module.css';

/** One number of the statistics panel. */
export interface LandingStat {
  /** Its label. */
  label: string;
  /** The final number. */
  value: number;
  /** Digits after the point. Default 0. */
  decimals?: number | undefined;
  /** Text after the number: “%”. Default none. */
  suffix?: string | undefined;
}

export interface LandingStatsProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** Accessible name of the panel. */
  title: string;
  /** The numbers: two in a row on phones, four if they fit. */
  stats: readonly LandingStat[];
}

/** The statistics panel, product §1: each number counts up when it comes into view. */
export function LandingStats({ title, stats, className, ...rest }: LandingStatsProps) {
  return (
    <section {...rest} className={cx(styles.band, className)} aria-label={title}>
      <dl className={styles.stats}>
        {stats.map(({ label, ...stat }) => (
          <div key={label} className={styles.stat}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              <StatCounter {...stat} duration={COUNT_UP_MS} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
