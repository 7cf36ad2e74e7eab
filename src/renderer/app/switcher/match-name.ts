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
 * Returns the function that checks whether a word begins with a typed one, with at most one typing error: a wrong, a
 * missing, an additional letter, or two swapped ones. Up to the first difference both are equal, so that the error is
 * there or nowhere. It creates no texts, because it is called for thousands of words at every key.
 */
export function typoMatcherOf(typed: string): (word: string) => boolean {
  if (typed.length < TYPO_MIN) return (word) => word.startsWith(typed);
  const tails = Array.from({ length: typed.length + 2 }, (_, at) => typed.slice(at));
  const tailIsAt = (word: string, tail: number, at: number) => word.startsWith(tails[tail] ?? '', at);
  // The beginnings of long words resemble too many short ones.
  const longest = typed.length === TYPO_MIN ? TYPO_MIN + 1 : Infinity;
  return (word) => {
    let at = 0;
    while (at < typed.length && typed[at] === word[at]) at += 1;
    if (at === typed.length) return true;
    if (word.length > longest) return false;
    const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
    return (
      tailIsAt(word, at + 1, at + 1) ||
      tailIsAt(word, at, at + 1) ||
      tailIsAt(word, at + 1, at) ||
      (isSwapped && tailIsAt(word, at + 2, at + 2))
    );
  };
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
  const beginWithTypo = typed.map(typoMatcherOf);
  return ({ texts, words }) => {
    if (typed.length === 0) return undefined;
    if (texts.some((text) => text.startsWith(sought))) return FIT.start;
    if (typed.every((each) => words.some((word) => word.startsWith(each)))) return FIT.words;
    if (texts.some((text) => text.includes(sought))) return FIT.inside;
    return beginWithTypo.every((begins) => words.some(begins)) ? FIT.typo : undefined;
  };
}
