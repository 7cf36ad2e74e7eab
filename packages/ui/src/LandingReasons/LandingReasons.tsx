import type { ReactNode } from 'react';

import { LandingSection } from '../LandingSection/LandingSection.tsx';
import styles from './LandingReasons.module.css';

export interface LandingReason {
  /** A decorative icon of 24 px. */
  icon: ReactNode;
  title: string;
  text: string;
}

export interface LandingReasonsProps {
  title: string;
  text?: string;
  reasons: readonly LandingReason[];
}

/** Why someone would choose Oja, spec §1. The first reason leads; the others stand beside it. */
export function LandingReasons({ title, text, reasons }: LandingReasonsProps) {
  return (
    <LandingSection id="reasons" title={title} {...(text !== undefined && { text })}>
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
