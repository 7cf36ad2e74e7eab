import { findPlan, type Plan } from '@oja/contract/advert-plans';

const KEY = 'oja.plan';

/** Keeps the plan of somebody who has to be verified before they can write the advert: days may lie between. */
export function keepPlan({ key }: Plan): void {
  try {
    localStorage.setItem(KEY, key);
  } catch {
    // A browser that forbids storage forgets it; it is chosen again.
  }
}

/** The plan that was kept; undefined for none. */
export function readPlan(): Plan | undefined {
  try {
    return findPlan(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

/** The advert is written. */
export function forgetPlan(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There is nothing to forget.
  }
}
