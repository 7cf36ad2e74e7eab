import type { AdvertType } from './adverts.ts';
import { ADVERT_PLANS } from './limits.ts';

/** An advert plan as people read it. */
export interface Plan {
  key: AdvertType;
  name: string;
  /** Naira. */
  price: number;
  /** What the price buys. */
  duration: string;
  /** When to choose it. */
  text: string;
}

/** The plans of spec §9, cheapest first: the landing page, the picker, the form and one's own adverts say the same of them. */
export const PLANS: readonly Plan[] = [
  {
    key: 'daily',
    name: 'Daily',
    price: ADVERT_PLANS.daily.price,
    duration: 'for 24 hours',
    text: 'For the goods that must go today. Your post comes up between others in every feed until tomorrow.',
  },
  {
    key: 'weekly',
    name: 'Weekly',
    price: ADVERT_PLANS.weekly.price,
    duration: 'for 7 days',
    text: 'For a launch, a clearance or a name people should remember. A full week in front of the whole market.',
  },
];

/** The plan of this key; undefined for a word that is none. */
export function findPlan(key: string | null | undefined): Plan | undefined {
  return PLANS.find((plan) => plan.key === key);
}
