import type { PostFilterValues } from './post-filter-values.ts';
import { changedNames } from './shown-filters.ts';

/** How many posts a choice finds together with all other filters. */
export interface ChoiceCount {
  /** The choice: a category, a state, a condition, or the `value` of a price band. */
  value: string;
  /** The number of posts. */
  count: number;
  /** Whether that is the least number, as in "1,000+". */
  isMore: boolean;
}

/** The choices that find something, by filter, the most frequent first. A filter without a list is not counted yet. */
export interface ChoiceCounts {
  /** Of categories. */
  category?: readonly ChoiceCount[] | undefined;
  /** Of states. */
  state?: readonly ChoiceCount[] | undefined;
  /** Of conditions. */
  condition?: readonly ChoiceCount[] | undefined;
  /** Of price bands. */
  priceBand?: readonly ChoiceCount[] | undefined;
}

/**
 * The counts that are still right for filters that were changed but are not applied. A list is counted without its own
 * filter and with all others, so it holds while those are the same.
 * @param applied the filters that were in use when the posts were counted
 */
export function countsThatHold(
  counts: ChoiceCounts | undefined,
  applied: PostFilterValues,
  changed: PostFilterValues,
): ChoiceCounts {
  const names = changedNames(applied, changed);
  const hold = (...own: (keyof PostFilterValues)[]) => names.every((name) => own.some((each) => each === name));
  return {
    ...(hold('category') && { category: counts?.category }),
    ...(hold('state', 'lga') && { state: counts?.state }),
    ...(hold('condition') && { condition: counts?.condition }),
    ...(hold('minPrice', 'maxPrice') && { priceBand: counts?.priceBand }),
  };
}

/**
 * The choices to offer: those that find something, the most frequent first, and those in use. All of them while there
 * are no counts.
 */
export function offeredChoices(
  all: readonly string[],
  counts: readonly ChoiceCount[] | undefined,
  chosen: readonly string[] = [],
): readonly string[] {
  return counts ? [...new Set([...counts.map(({ value }) => value), ...chosen])] : all;
}
