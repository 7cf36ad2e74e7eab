import type { Plan } from '@oja/contract/advert-plans';

/**
 * Where the advert of a plan is written (spec §2 "Advert plan picker").
 * @param referredBy who sent the vendor here, if somebody did
 */
export function advertPath({ key, price }: Plan, referredBy: string | undefined): string {
  const query = new URLSearchParams({ adsType: key, adsPrice: String(price), ...(referredBy !== undefined && { referredBy }) });
  return `/dashboard/post/?${query.toString()}`;
}
