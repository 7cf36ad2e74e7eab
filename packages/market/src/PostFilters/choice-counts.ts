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

/** The choices that were counted, by filter, the most frequent first. A filter without a list is not counted yet. */
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
 * Whether a choice that is not among the counts finds nothing. In a large market the newest posts alone are counted:
 * then every number is a least one, and the other choices may find something, too (decision 053).
 */
export function isComplete(counts: readonly ChoiceCount[] | undefined): boolean {
  return counts?.some(({ isMore }) => !isMore) ?? false;
}

/** The choices to offer: those that are counted, then those in use, or all if others may find something. */
export function offeredChoices(
  all: readonly string[],
  counts: readonly ChoiceCount[] | undefined,
  chosen: readonly string[] = [],
): readonly string[] {
  const found = counts?.map(({ value }) => value) ?? [];
  return [...new Set([...found, ...(isComplete(counts) ? chosen : all)])];
}
