import type { MESSAGES } from './messages.ts';
import { parseNaira, type PostFilterValues } from './post-filter-values.ts';

/** What the fields of the lowest and the highest price contain. */
export type PriceTexts = readonly [lowest: string, highest: string];

/** The limits of the price, in naira. */
export type PriceLimits = Pick<PostFilterValues, 'minPrice' | 'maxPrice'>;

/** Why a limit is wrong, for its field. */
export type PriceErrors = Partial<Record<keyof PriceLimits, string>>;

/** The texts of the fields for the limits in use. */
export const priceTextsOf = ({ minPrice, maxPrice }: PriceLimits): PriceTexts => [
  String(minPrice ?? ''),
  String(maxPrice ?? ''),
];

/**
 * Reads the limits that were typed.
 * @returns errors for the fields, if one is no amount or they are in the wrong order
 */
export function readPriceLimits(
  [lowest, highest]: PriceTexts,
  messages: typeof MESSAGES,
): { limits: PriceLimits; errors: PriceErrors } {
  const [minPrice, maxPrice] = [parseNaira(lowest), parseNaira(highest)];
  const errors = {
    ...(Number.isNaN(minPrice) && { minPrice: messages.priceShape }),
    ...(Number.isNaN(maxPrice) && { maxPrice: messages.priceShape }),
    ...(minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice && { maxPrice: messages.priceOrder }),
  };
  return { limits: { minPrice, maxPrice }, errors };
}
