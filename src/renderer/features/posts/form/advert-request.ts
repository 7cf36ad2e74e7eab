import { findPlan, type Plan } from '@oja/contract/advert-plans';
import type { AdvertQuery } from '@oja/contract/adverts';

/** The advert that a post becomes, from the address of its form (product §3 "Advert query data"). */
export interface AdvertRequest {
  plan: Plan;
  /** The query that is sent to the server. */
  query: AdvertQuery;
  /** Whether the price in the address is the plan's price. */
  isPriceRight: boolean;
}

/**
 * Reads `adsType`, `adsPrice` and `referredBy`.
 * @returns undefined for an ordinary post: an address without a known plan
 */
export function readAdvertRequest(search: URLSearchParams): AdvertRequest | undefined {
  const plan = findPlan(search.get('adsType'));
  if (!plan) return undefined;
  const referredBy = search.get('referredBy')?.trim();
  return {
    plan,
    query: { adsType: plan.key, adsPrice: plan.price, ...(referredBy && { referredBy }) },
    isPriceRight: search.get('adsPrice') === String(plan.price),
  };
}

/** Writes the plan's price into the address and reloads the page (product §5 "Advert"). */
export function reloadWithPrice({ price }: Plan): void {
  const address = new URL(globalThis.location.href);
  address.searchParams.set('adsPrice', String(price));
  // Navigating to the same address would not reload the page.
  if (address.href === globalThis.location.href) globalThis.location.reload();
  else globalThis.location.replace(address);
}
