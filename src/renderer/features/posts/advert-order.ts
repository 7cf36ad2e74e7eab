import { findPlan, type Plan } from '@oja/contract/advert-plans';
import type { AdvertQuery } from '@oja/contract/adverts';

/** The advert that a post is to become, from the address of its form (spec §3 "Advert query data"). */
export interface AdvertOrder {
  plan: Plan;
  /** What the server is told. */
  query: AdvertQuery;
  /** Whether the address says the plan's price. */
  isPriceRight: boolean;
}

/**
 * Reads `adsType`, `adsPrice` and `referredBy`.
 * @returns undefined for an address without one of the plans: an ordinary post
 */
export function readAdvertOrder(search: URLSearchParams): AdvertOrder | undefined {
  const plan = findPlan(search.get('adsType'));
  if (!plan) return undefined;
  const referredBy = search.get('referredBy')?.trim();
  return {
    plan,
    query: { adsType: plan.key, adsPrice: plan.price, ...(referredBy && { referredBy }) },
    isPriceRight: search.get('adsPrice') === String(plan.price),
  };
}

/** Writes the plan's price into the address and loads the page anew (spec §5 "Advert"). */
export function reloadWithPrice({ price }: Plan): void {
  const address = new URL(globalThis.location.href);
  address.searchParams.set('adsPrice', String(price));
  // An address that says so already would not be loaded again by going there.
  if (address.href === globalThis.location.href) globalThis.location.reload();
  else globalThis.location.replace(address);
}
