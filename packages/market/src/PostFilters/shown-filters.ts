import type { PostFilterValues } from './post-filter-values.ts';
import type { ReadFilters } from './use-filter-chips.ts';

type Name = keyof PostFilterValues;

const PRICES: readonly Name[] = ['minPrice', 'maxPrice'];

const namesOf = (filters: PostFilterValues): Name[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys loses the type of the keys
  (Object.keys(filters) as Name[]).filter((name) => filters[name] !== undefined);

/** The names with the one that belongs to it: both limits of the price are one filter. */
const withBothPrices = (names: readonly Name[]): readonly Name[] =>
  names.some((name) => PRICES.includes(name)) ? [...names, ...PRICES] : names;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * All filters in use, for fields that show them: those of the text, and those set by hand, which win. Both limits of
 * the price are one filter.
 */
export function shownFilters(filters: PostFilterValues, readFilters: readonly ReadFilters[]): PostFilterValues {
  const read = readFilters.reduce<PostFilterValues>((all, each) => ({ ...all, ...each.filters }), {});
  const hasPrice = PRICES.some((name) => filters[name] !== undefined);
  return { ...read, ...(hasPrice && { minPrice: undefined, maxPrice: undefined }), ...filters };
}

/**
 * What a change of the fields means for the filters that are set by hand. Filters of the text that were changed are
 * then set by hand; those that were emptied are taken off, together with others from the same words.
 * @param next what the fields show now
 * @returns the filters set by hand, and the words whose filters are taken off
 */
export function changeShown(
  filters: PostFilterValues,
  readFilters: readonly ReadFilters[],
  next: PostFilterValues,
): { filters: PostFilterValues; takenOff: string[] } {
  const shown = shownFilters(filters, readFilters);
  const edited = [...new Set([...namesOf(shown), ...namesOf(next)])].filter((name) => !isSame(shown[name], next[name]));
  const changed = withBothPrices(edited);
  const touched = readFilters.filter((read) => namesOf(read.filters).some((name) => changed.includes(name)));
  const names = [...changed, ...touched.flatMap((read) => namesOf(read.filters))];
  return {
    filters: { ...filters, ...Object.fromEntries(names.map((name) => [name, next[name]])) },
    takenOff: touched
      .filter((read) => withBothPrices(namesOf(read.filters)).every((name) => next[name] === undefined))
      .map(({ words }) => words),
  };
}
