import { plainName } from '../../features/people/plain-name.ts';

/** How well a name fits a query; the smaller, the better. */
export const FIT = {
  /** The name, or the user name, begins with the query. */
  start: 0,
  /** Each word of the query begins a word of the name. */
  words: 1,
  /** The name contains the query, as the lists' own searches find it (product §5). */
  inside: 2,
  /** The same as `words`, with one typing error in a word. */
  typo: 3,
} as const;
export type Fit = (typeof FIT)[keyof typeof FIT];

/** A name, prepared for comparison. */
export interface PlainName {
  /** The name and the user name, in plain letters. */
  texts: readonly string[];
  words: readonly string[];
}

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/** Prepares names of one thing for comparison. */
export function plainNameOf(...names: readonly string[]): PlainName {
  const texts = names.map(plainName);
  return { texts, words: texts.flatMap(wordsOf) };
}

/** Below this many letters a typing error is not forgiven: nearly every name would fit. */
const TYPO_MIN = 3;

/**
 * Whether two words differ by at most one typing error: a wrong, missing, additional or swapped letter. Up to the first
 * difference they are equal, so that the error is there or nowhere.
 */
export function isOneErrorApart(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const [restOfTyped, restOfWord] = [typed.slice(at), word.slice(at)];
  if (typed.length < word.length) return restOfTyped === restOfWord.slice(1);
  if (typed.length > word.length) return restOfTyped.slice(1) === restOfWord;
  const isSwapped = restOfTyped[0] === restOfWord[1] && restOfTyped[1] === restOfWord[0];
  return restOfTyped.slice(1) === restOfWord.slice(1) || (isSwapped && restOfTyped.slice(2) === restOfWord.slice(2));
}

/** Whether a typed word is the beginning of a word with one typing error; a short one must be the whole word. */
function beginsWithTypo(typed: string, word: string): boolean {
  if (typed.length < TYPO_MIN) return false;
  if (typed.length === TYPO_MIN) return isOneErrorApart(typed, word);
  return [-1, 0, 1].some((more) => isOneErrorApart(typed, word.slice(0, typed.length + more)));
}

/**
 * Returns the function that compares names with a query.
 * @param query as typed; a leading @ belongs to a user name
 * @returns a function that returns how well a name fits, undefined if it does not; for a query without letters, always
 *   undefined
 */
export function matcherOf(query: string): (name: PlainName) => Fit | undefined {
  const sought = plainName(query.trim().replace(/^@/, ''));
  const typed = wordsOf(sought);
  return ({ texts, words }) => {
    if (typed.length === 0) return undefined;
    if (texts.some((text) => text.startsWith(sought))) return FIT.start;
    if (typed.every((each) => words.some((word) => word.startsWith(each)))) return FIT.words;
    if (texts.some((text) => text.includes(sought))) return FIT.inside;
    const isClose = (each: string) => words.some((word) => word.startsWith(each) || beginsWithTypo(each, word));
    return typed.every(isClose) ? FIT.typo : undefined;
  };
}
