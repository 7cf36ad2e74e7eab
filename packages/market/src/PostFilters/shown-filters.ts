import type { PostFilterValues } from './post-filter-values.ts';
import type { ReadFilters } from './use-filter-chips.ts';

const PRICES = ['minPrice', 'maxPrice'] as const;

/** The filters that are set, by name. */
function valuesOf(filters: PostFilterValues): ReadonlyMap<string, unknown> {
  const entries: [string, unknown][] = Object.entries(filters);
  return new Map(entries.filter(([, value]) => value !== undefined));
}

const namesOf = (filters: PostFilterValues): readonly string[] => [...valuesOf(filters).keys()];

/** The names with the one that belongs to it: both limits of the price are one filter. */
const withBothPrices = (names: readonly string[]): readonly string[] =>
  PRICES.some((name) => names.includes(name)) ? [...names, ...PRICES] : names;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The names of the filters that two sets do not have alike. */
export function changedNames(one: PostFilterValues, other: PostFilterValues): readonly string[] {
  const [first, second] = [valuesOf(one), valuesOf(other)];
  return [...new Set([...first.keys(), ...second.keys()])].filter((name) => !isSame(first.get(name), second.get(name)));
}

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
  const values = valuesOf(next);
  const changed = withBothPrices(changedNames(shown, next));
  const touched = readFilters.filter((read) => namesOf(read.filters).some((name) => changed.includes(name)));
  const names = [...changed, ...touched.flatMap((read) => namesOf(read.filters))];
  return {
    filters: { ...filters, ...Object.fromEntries(names.map((name) => [name, values.get(name)])) },
    takenOff: touched
      .filter((read) => withBothPrices(namesOf(read.filters)).every((name) => !values.has(name)))
      .map(({ words }) => words),
  };
}
