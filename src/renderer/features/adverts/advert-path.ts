import type { Plan } from '@oja/contract/advert-plans';

/**
 * The path of the form for a plan's advert (product §2 "Advert plan picker").
 * @param referredBy the user who referred the vendor, if any
 */
export function advertPath({ key, price }: Plan, referredBy: string | undefined): string {
  const query = new URLSearchParams({
    adsType: key,
    adsPrice: String(price),
    ...(referredBy !== undefined && { referredBy }),
  });
  return `/dashboard/post/?${query.toString()}`;
}
