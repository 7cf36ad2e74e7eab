import { findPlan, type Plan } from '@oja/contract/advert-plans';

const KEY = 'oja.plan';

/** Stores the plan of a user who must be verified before writing the advert, which may take days. */
export function storePlan({ key }: Plan): void {
  try {
    localStorage.setItem(KEY, key);
  } catch {
    // If the browser forbids storage, the user chooses the plan again.
  }
}

/** The stored plan; undefined for none. */
export function readPlan(): Plan | undefined {
  try {
    return findPlan(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

/** Deletes the stored plan, once the advert is written. */
export function clearPlan(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to delete.
  }
}
