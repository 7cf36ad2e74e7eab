import type { ReactNode } from 'react';

import { LandingSection, type LandingSectionProps } from '../LandingSection/LandingSection.tsx';
import styles from './LandingReasons.module.css';

/** A reason to buy here. */
export interface LandingReason {
  /** A decorative icon of 24 px. */
  icon: ReactNode;
  /** A few words. */
  title: string;
  /** One or two sentences. */
  text: string;
}

export interface LandingReasonsProps extends Omit<LandingSectionProps, 'children' | 'ground' | 'id'> {
  /** The section's id, for in-page links. Default `reasons`. */
  id?: string | undefined;
  /** Most important first; an even number fills the rows. */
  reasons: readonly LandingReason[];
}

/** The reasons to choose Oja (product §1), in two columns if they fit. */
export function LandingReasons({ id = 'reasons', reasons, ...section }: LandingReasonsProps) {
  return (
    <LandingSection {...section} id={id}>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason.title} className={styles.reason}>
            <span className={styles.icon} aria-hidden="true">
              {reason.icon}
            </span>
            <h3 className={styles.name}>{reason.title}</h3>
            <p className={styles.text}>{reason.text}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
