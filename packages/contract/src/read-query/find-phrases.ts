import { CATEGORIES, type Category } from '../categories.ts';
import type { PlaceMeaning } from '../named-places.ts';

import { FILTER_PHRASES, type PhraseFilters } from './filter-phrases.ts';
import { FILLERS, NAMES, REQUESTS } from './other-phrases.ts';
import { correct, indexPhrases, phraseAt } from './phrase-index.ts';
import { readQueryPlaces } from './place-meanings.ts';
import type { QueryWord } from './query-words.ts';
import { GOODS } from '../trade-words.ts';

type Meaning =
  | { kind: 'name' | 'request' | 'filler' }
  | { kind: 'goods'; categories: readonly Category[] }
  | { kind: 'filters'; filters: PhraseFilters }
  | { kind: 'place'; name: string; place: PlaceMeaning };

/** A phrase of a query with a meaning: its words from `start`, before `end`. */
export interface Phrase {
  start: number;
  end: number;
  meaning: Meaning;
  /** Whether it has no typing error. */
  isExact: boolean;
}

/** All phrases. Of two meanings of one phrase the first one counts. */
function* allPhrases(): Generator<readonly [string, Meaning]> {
  for (const name of NAMES) yield [name, { kind: 'name' }];
  for (const [filters, phrases] of FILTER_PHRASES)
    for (const phrase of phrases) yield [phrase, { kind: 'filters', filters }];
  for (const { categories, names } of GOODS) for (const name of names) yield [name, { kind: 'goods', categories }];
  for (const category of CATEGORIES) yield [category, { kind: 'goods', categories: [category] }];
  for (const phrase of REQUESTS) yield [phrase, { kind: 'request' }];
  for (const phrase of FILLERS) yield [phrase, { kind: 'filler' }];
  for (const [name, place] of readQueryPlaces()) yield [name, { kind: 'place', name, place }];
}

const index = indexPhrases(allPhrases());

/** The phrases of a query from left to right, the longest at each word, with at most one typing error in a word. */
export function findPhrases(words: readonly QueryWord[]): Phrase[] {
  const stems = words.map((word) => correct(index, word));
  const phrases: Phrase[] = [];
  for (let start = 0; start < words.length;) {
    const phrase = phraseAt(index, stems, start);
    const end = start + (phrase?.length ?? 1);
    if (phrase) {
      const isExact = words.slice(start, end).every(({ stem }, at) => stem === stems[start + at]);
      phrases.push({ start, end, meaning: phrase.meaning, isExact });
    }
    start = end;
  }
  return phrases;
}

/** The indexes from `start`, before `end`. */
export function rangeOf(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, each) => start + each);
}

/**
 * The goods that a query is about: the first after its last request ("my son is in school, I need a fridge"), of goods
 * side by side the last (a "leather phone bag" is a bag), and what there is a bag of ("bag of cement").
 */
export function headOf(
  words: readonly QueryWord[],
  phrases: readonly Phrase[],
): { categories: readonly Category[]; at: number[] } | undefined {
  const lastGoods = phrases.findLast(({ meaning }) => meaning.kind === 'goods')?.start ?? 0;
  const asked = phrases.findLast(({ meaning, start }) => meaning.kind === 'request' && start < lastGoods);
  let head: { categories: readonly Category[]; at: number[]; end: number } | undefined;
  for (const { start, end, meaning } of phrases) {
    if (meaning.kind !== 'goods' || start < (asked?.end ?? 0)) continue;
    const isOf = head !== undefined && head.end === start - 1 && words[head.end]?.folded === 'of';
    if (head && head.end !== start && !isOf) break;
    head = { categories: meaning.categories, at: rangeOf(head?.at[0] ?? start, end), end };
  }
  return head;
}
