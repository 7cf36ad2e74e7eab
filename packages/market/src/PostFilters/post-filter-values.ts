import { PRICE_MAX } from '@oja/contract/limits';

/** What found posts are narrowed to. What is missing narrows nothing; several values of one filter are alternatives. */
export interface PostFilterValues {
  /** Names of categories (product §9). */
  category?: readonly string[] | undefined;
  /** Names of states. */
  state?: readonly string[] | undefined;
  /** Names of local governments, in any of the states. */
  lga?: readonly string[] | undefined;
  /** In naira, included. */
  minPrice?: number | undefined;
  /** In naira, included. */
  maxPrice?: number | undefined;
  /** "Brand New", "Foreign Used", "Nigerian Used". */
  condition?: readonly string[] | undefined;
  /** "Negotiable Price", "Fixed Price". */
  pricePoint?: readonly string[] | undefined;
  /** Only posts of verified vendors. */
  fromVerified?: boolean | undefined;
  /** Only posts with a picture. */
  hasPictures?: boolean | undefined;
  /** Only posts of vendors that the viewer follows. */
  fromFollowed?: boolean | undefined;
}

/** The multiples of an amount as people write it: 25k, 1.5m. */
const MULTIPLES: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000 };

/**
 * Reads an amount as people type it: "25,000", "₦25000", "25k", "1.5m".
 * @returns whole naira; undefined for an empty text, and NaN for one that is no amount
 */
export function parseNaira(text: string): number | undefined {
  const typed = text.replaceAll(/[\s,₦]/g, '').toLowerCase();
  if (typed === '') return undefined;
  const [, digits = '', unit = ''] = /^(\d{1,12}(?:\.\d{1,6})?)([km]?)$/.exec(typed) ?? [];
  // To the kobo: 1.005 thousand is 1,004.9999999999999 in binary.
  const naira = digits === '' ? Number.NaN : Math.round(Number(digits) * (MULTIPLES[unit] ?? 1) * 100) / 100;
  return Number.isInteger(naira) && naira <= PRICE_MAX ? naira : Number.NaN;
}
