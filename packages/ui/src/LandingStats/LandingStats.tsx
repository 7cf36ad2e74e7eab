import { StatCounter } from '../StatCounter/StatCounter.tsx';
import styles from './LandingStats.module.css';

/** A figure that Oja is proud of. */
export interface LandingStat {
  /** What is counted. */
  label: string;
  /** The number it ends on. */
  value: number;
  /** Digits after the point. Default 0. */
  decimals?: number | undefined;
  /** After the number: “%”. Default none. */
  suffix?: string | undefined;
}

export interface LandingStatsProps {
  /** Names the panel for assistive technology. */
  title: string;
  /** The numbers: two in a row on phones, four where there is room. */
  stats: readonly LandingStat[];
}

/** The statistics panel, spec §1: each number counts up for 2 s when it comes into view. */
export function LandingStats({ title, stats }: LandingStatsProps) {
  return (
    <section className={styles.band} aria-label={title}>
      <dl className={styles.stats}>
        {stats.map(({ label, value, decimals = 0, suffix = '' }) => (
          <div key={label} className={styles.stat}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              <StatCounter value={value} decimals={decimals} suffix={suffix} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
