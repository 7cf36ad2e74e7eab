import type { AdvertType } from './adverts.ts';
import { ADVERT_PLANS, DAY, HOUR } from './limits.ts';

/** An advert plan with the texts that describe it to people. */
export interface Plan {
  key: AdvertType;
  name: string;
  /** Naira. */
  price: number;
  /** How long the advert runs. */
  duration: string;
  /** When to choose this plan. */
  text: string;
}

/** The plans of product §9, cheapest first. Every screen that shows a plan takes its texts from here. */
export const PLANS: readonly Plan[] = [
  {
    key: 'daily',
    name: 'Daily',
    price: ADVERT_PLANS.daily.price,
    duration: `for ${ADVERT_PLANS.daily.lifetimeMs / HOUR} hours`,
    text: 'For the goods that must go today. Your post comes up between others in every feed until tomorrow.',
  },
  {
    key: 'weekly',
    name: 'Weekly',
    price: ADVERT_PLANS.weekly.price,
    duration: `for ${ADVERT_PLANS.weekly.lifetimeMs / DAY} days`,
    text: 'For a launch, a clearance or a name people should remember. A full week in front of the whole market.',
  },
];

/** Returns the plan with this key, or undefined for an unknown key. */
export function findPlan(key: string | null | undefined): Plan | undefined {
  return PLANS.find((plan) => plan.key === key);
}
