import type { ReactNode } from 'react';

import { LandingSection, type LandingSectionProps } from '../LandingSection/LandingSection.tsx';
import styles from './LandingPricing.module.css';

/** An advert plan and its price. */
export interface LandingPlan {
  /** Such as "Daily". */
  name: string;
  /** Formatted, with the naira sign: "₦1,000". */
  price: string;
  /** The lifetime, such as "for 24 hours". */
  duration: string;
  /** When to choose the plan. */
  text: string;
}

export interface LandingPricingProps extends Omit<LandingSectionProps, 'children' | 'ground' | 'id'> {
  /** The section's id, for in-page links. Default `pricing`. */
  id?: string | undefined;
  /** The plans, side by side if they fit. */
  plans: readonly LandingPlan[];
  /** "Connect & Transact", product §2. */
  action: ReactNode;
}

/** The ads and pricing section, with the plans (product §1, §9). */
export function LandingPricing({ id = 'pricing', plans, action, ...section }: LandingPricingProps) {
  return (
    <LandingSection {...section} id={id}>
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <li key={plan.name} className={styles.plan}>
            <h3 className={styles.name}>{plan.name}</h3>
            <p className={styles.price}>
              {plan.price} <span className={styles.duration}>{plan.duration}</span>
            </p>
            <p className={styles.text}>{plan.text}</p>
          </li>
        ))}
      </ul>
      <div className={styles.action}>{action}</div>
    </LandingSection>
  );
}
