import type { SavedQuery } from '@oja/contract/saved-searches';

import { type Term, termsOf } from '../posts/words/query-terms.ts';
import { PREFIX_FROM } from '../posts/words/spellings.ts';
import { wordsOf } from '../posts/words/text-words.ts';
import { spellingsOf } from '../posts/words/typos.ts';

/** What keys are made from in a post. */
export interface KeyedPost {
  title: string;
  category: string | null;
  state: string | null;
  lga: string | null;
  /** Its stored words, in their order. */
  words: readonly string[];
}

/** The key of a search that has neither words nor a place nor a category: every post is compared with it. */
const ANY = 'any';

/** The key of a search of an earlier version, until a job has given it its own. No post has it. */
export const UNKEYED = 'unkeyed';

const wordKey = (word: string) => `word ${word}`;
const spellingKey = (spelling: string) => `spelling ${spelling}`;

/**
 * The keys under which posts find a saved search, decision 055. Each post that fits it has one of them: those of its
 * longest word, which is usually its rarest, or else of its places, or else of its categories.
 */
export function keysOfQuery({ search = '', lga, state, category }: SavedQuery): string[] {
  const [rarest] = termsOf(search).toSorted((one, other) => longestOf(other).length - longestOf(one).length);
  if (rarest) return keysOfTerm(rarest);
  if (lga) return lga.map((name) => `lga ${name}`);
  if (state) return state.map((name) => `state ${name}`);
  return category ? category.map((name) => `category ${name}`) : [ANY];
}

const longest = (words: readonly string[]) => words.toSorted((one, other) => other.length - one.length)[0] ?? '';
const longestOf = ({ words }: Term) => longest(words);

/** A post can have the term's longest word, a longer one, one with a typo, or a synonym. */
function keysOfTerm(term: Term): string[] {
  const word = longestOf(term);
  return [
    ...new Set([
      wordKey(word),
      ...spellingsOf(word).map(spellingKey),
      ...term.synonyms.map((phrase) => wordKey(longest(phrase))),
    ]),
  ];
}

/** The keys of a post: it fits no saved search that has none of them. */
export function keysOfPost({ title, category, state, lga, words }: KeyedPost): string[] {
  const shown = [...wordsOf(title), ...wordsOf(category ?? '')];
  return [
    ...new Set([
      ANY,
      ...(lga === null ? [] : [`lga ${lga}`]),
      ...(state === null ? [] : [`state ${state}`]),
      ...(category === null ? [] : [`category ${category}`]),
      ...new Set([...shown.flatMap(partsOf), ...words.flatMap(beginningsOf)].map(wordKey)),
      ...words.flatMap(spellingsOf).map(spellingKey),
    ]),
  ];
}

/** A text is found in title and category wherever it stands, also within a word (product §5). */
function partsOf(word: string): string[] {
  const letters = Array.from(word);
  return letters.flatMap((_, start) =>
    letters.slice(start).map((__, length) => letters.slice(start, start + length + 1).join('')),
  );
}

function beginningsOf(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length <= PREFIX_FROM) return word === '' ? [] : [word];
  return letters.slice(PREFIX_FROM - 1).map((_, more) => letters.slice(0, PREFIX_FROM + more).join(''));
}
