import { TRADE_SYNONYMS } from '@oja/contract/trade-words';

import { wordsOf } from './text-words.ts';

/** How many terms of a search are looked for, more than people type; further ones are ignored. */
const TERMS_MAX = 12;

/** What each post has to contain: words of the search, or one of their synonyms instead. */
export interface Term {
  /** One word; several where they are a phrase of the trade, such as "deep freezer". All of them are found, or none. */
  words: readonly string[];
  /** Each is a word or a phrase, in its words. */
  synonyms: readonly (readonly string[])[];
}

/** The synonyms of each word or phrase of the trade, by its words with spaces. */
const SYNONYMS = synonymsOf(TRADE_SYNONYMS);

/** The words of the longest phrase of the trade. */
const PHRASE_MAX = Math.max(...[...SYNONYMS.keys()].map((phrase) => phrase.split(' ').length));

function synonymsOf(groups: readonly (readonly string[])[]): ReadonlyMap<string, ReadonlySet<string>> {
  const synonyms = new Map<string, Set<string>>();
  for (const group of groups) {
    const phrases = group.map((phrase) => wordsOf(phrase).join(' '));
    for (const phrase of phrases) {
      const others = synonyms.get(phrase) ?? new Set();
      for (const other of phrases) if (other !== phrase) others.add(other);
      synonyms.set(phrase, others);
    }
  }
  return synonyms;
}

/** Takes a search apart. A word that is repeated counts once; the longest phrases of the trade stay together. */
export function termsOf(search: string): Term[] {
  const words = wordsOf(search);
  const terms = new Map<string, Term>();
  for (let start = 0; start < words.length && terms.size < TERMS_MAX;) {
    const length = phraseLengthAt(words, start);
    const phrase = words.slice(start, start + length);
    const name = phrase.join(' ');
    terms.set(name, { words: phrase, synonyms: [...(SYNONYMS.get(name) ?? [])].map((other) => other.split(' ')) });
    start += length;
  }
  return [...terms.values()];
}

function phraseLengthAt(words: readonly string[], start: number): number {
  for (let length = Math.min(PHRASE_MAX, words.length - start); length > 1; length--)
    if (SYNONYMS.has(words.slice(start, start + length).join(' '))) return length;
  return 1;
}
