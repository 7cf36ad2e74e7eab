import type { ReactNode } from 'react';

import { LandingSection } from '../LandingSection/LandingSection.tsx';
import styles from './LandingPricing.module.css';

/** A plan for adverts, with what it costs. */
export interface LandingPlan {
  /** Such as "Daily". */
  name: string;
  /** Ready to read, with the naira sign: "₦1,000". */
  price: string;
  /** What the price buys, such as "for 24 hours". */
  duration: string;
  /** When to choose it. */
  text: string;
}

export interface LandingPricingProps {
  /** Heading. */
  title: string;
  /** One or two sentences below it. */
  text?: string | undefined;
  /** The plans, side by side where there is room. */
  plans: readonly LandingPlan[];
  /** "Connect & Transact", spec §2. */
  action: ReactNode;
}

/** What an advert costs: the ads and pricing section of spec §1, with the plans of §9. */
export function LandingPricing({ title, text, plans, action }: LandingPricingProps) {
  return (
    <LandingSection id="pricing" title={title} text={text}>
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
