import type { Category } from '../categories.ts';
import { fold } from '../fold.ts';
import { GOODS, MODELS } from '../trade-words.ts';

import { findPhrases, headOf } from './find-phrases.ts';
import { correct, indexPhrases, phraseAt } from './phrase-index.ts';
import { type QueryWord, splitQuery } from './query-words.ts';

const models = indexPhrases(
  MODELS.flatMap(({ categories, names }) => names.map((name) => [name, categories] as const)),
);

/** Where the parts of a title end: "Corolla 2010, AC chilling", "Rechargeable fan with bulb". */
const PART_END = /[,;:(|]\s|\s[-–—|(]|\b(?:with|wey get)\b/i;

/**
 * The categories of what a post is about, by its title: of the first part that names goods, or a brand or a model.
 * @returns the best one first; none for a title without known words
 */
export function categoriesOfTitle(title: string): readonly Category[] {
  for (const part of title.split(PART_END)) {
    const words = splitQuery(part);
    const found = headOf(words, findPhrases(words))?.categories ?? modelIn(words);
    if (found) return found;
  }
  return [];
}

/** Of several the last: "Samsung S21" is an S21. */
function modelIn(words: readonly QueryWord[]): readonly Category[] | undefined {
  const stems = words.map((word) => correct(models, word));
  return stems.flatMap((_, at) => phraseAt(models, stems, at) ?? []).at(-1)?.meaning;
}

/**
 * The categories whose goods, brands or models have a word that begins with a text as it is typed: "iph", "gas cyl".
 * Those of the whole text come first.
 */
export function categoriesOfTyped(text: string): readonly Category[] {
  const typed = fold(text.trim());
  if (typed.length < 2) return [];
  const isBegun = (name: string) => ` ${name}`.includes(` ${typed}`);
  const begun = [...GOODS, ...MODELS].filter(({ names }) => names.some(isBegun));
  return [...new Set([...categoriesOfTitle(text), ...begun.flatMap(({ categories }) => categories)])];
}
