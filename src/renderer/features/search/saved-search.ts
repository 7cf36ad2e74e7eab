import { t } from '@lingui/core/macro';
import { SAVED_SEARCH_NAME_MAX } from '@oja/contract/limits';
import { formatNaira } from '@oja/contract/naira';

import type { SearchToSave } from '../../api/saved-searches-api.ts';

/** Names and values in one form: alternatives are sorted, and the case of words does not matter. */
function entriesOf({ search, ...filters }: SearchToSave): string[] {
  const query = { ...filters, search: search?.replaceAll(/\s+/g, ' ').toLowerCase() };
  return Object.entries(query)
    .flatMap(([name, value]) => [value ?? []].flat().map((each) => `${name}=${String(each)}`))
    .toSorted();
}

/** Whether two searches find the same. */
export function isSameSearch(one: SearchToSave, other: SearchToSave): boolean {
  return entriesOf(one).join('&') === entriesOf(other).join('&');
}

/**
 * Makes the name of a search: its text as typed, and the filters that were chosen beside it.
 * @param text the text, which may be empty
 * @param chosen the filters that are not read from the text
 */
export function nameOfSearch(text: string, chosen: SearchToSave): string {
  const { category = [], state = [], lga = [], condition = [], pricePoint = [], minPrice, maxPrice } = chosen;
  const [lowest, highest] = [minPrice, maxPrice].map((price) => price !== undefined && formatNaira(price));
  const parts = [
    text,
    ...category,
    ...(lga.length > 0 ? lga : state),
    ...condition,
    ...pricePoint,
    lowest && t`from ${lowest}`,
    highest && t`up to ${highest}`,
    chosen.verified && t`verified vendors`,
    chosen.from && t`followed vendors`,
    chosen.hasPictures && t`with pictures`,
  ];
  return parts
    .filter((part) => part !== '' && part !== undefined && part !== false)
    .join(', ')
    .slice(0, SAVED_SEARCH_NAME_MAX);
}
