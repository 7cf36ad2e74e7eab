import type { ReactNode } from 'react';

import { LandingSection, type LandingSectionProps } from '../LandingSection/LandingSection.tsx';
import styles from './LandingSteps.module.css';

/** One of the steps, in order. */
export interface LandingStep {
  /** What to do. */
  title: string;
  /** One or two sentences. */
  text: string;
}

export interface LandingStepsProps extends Omit<LandingSectionProps, 'children' | 'ground' | 'id'> {
  /** The section's id, for in-page links. Default `steps`. */
  id?: string | undefined;
  /** In order; numbered. */
  steps: readonly LandingStep[];
  /** "Create an account" and "Already have an account", product §2. */
  actions: ReactNode;
}

/** How to get started (product §1), and two links: sign up and log in. */
export function LandingSteps({ id = 'steps', steps, actions, ...section }: LandingStepsProps) {
  return (
    <LandingSection {...section} id={id} ground="deep">
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.name}>{step.title}</h3>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>{actions}</div>
    </LandingSection>
  );
}
