/**
 * The price bands by which found posts are counted, in whole naira: `from` and `to` are the `minPrice` and `maxPrice`
 * that find a band's posts. A price in between, such as ₦4,999.50, is in none, because those find it in neither.
 */
export const PRICE_BANDS = [
  { value: '0-4999', from: 0, to: 4999 },
  { value: '5000-19999', from: 5000, to: 19_999 },
  { value: '20000-49999', from: 20_000, to: 49_999 },
  { value: '50000-149999', from: 50_000, to: 149_999 },
  { value: '150000-499999', from: 150_000, to: 499_999 },
  { value: '500000-1999999', from: 500_000, to: 1_999_999 },
  { value: '2000000-', from: 2_000_000, to: undefined },
] as const;
