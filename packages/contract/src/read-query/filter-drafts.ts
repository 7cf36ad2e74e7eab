import { CONDITIONS, PRICE_POINTS } from '../categories.ts';

import type { PhraseFilters } from './filter-phrases.ts';
import { type Phrase, rangeOf } from './find-phrases.ts';
import type { Draft } from './query-chips.ts';

const KINDS = ['condition', 'pricePoint', 'verified', 'hasPictures', 'sort'] as const;

/** The chips of phrases that stand for filters, one of each kind. */
export function filterDrafts(phrases: readonly Phrase[]): Draft[] {
  return KINDS.flatMap((kind) => {
    let filters: PhraseFilters | undefined;
    const at: number[] = [];
    for (const { start, end, meaning } of phrases) {
      if (meaning.kind !== 'filters' || meaning.filters[kind] === undefined) continue;
      filters = filters ? together(filters, meaning.filters) : meaning.filters;
      at.push(...rangeOf(start, end));
    }
    return filters ? [{ kind, filters, at }] : [];
  });
}

/** What two phrases mean together: "tokunbo, fairly used" is Foreign Used, "new or used" is every condition. */
function together(a: PhraseFilters, b: PhraseFilters): PhraseFilters {
  if (a.condition && b.condition) return { condition: CONDITIONS.filter(chosenBy(a.condition, b.condition)) };
  if (a.pricePoint && b.pricePoint) return { pricePoint: PRICE_POINTS.filter(chosenBy(a.pricePoint, b.pricePoint)) };
  return a;
}

function chosenBy<Value>(a: readonly Value[], b: readonly Value[]): (value: Value) => boolean {
  const isCommon = a.some((value) => b.includes(value));
  return (value) => (isCommon ? a.includes(value) && b.includes(value) : a.includes(value) || b.includes(value));
}
