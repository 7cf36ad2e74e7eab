import type { SavedQuery } from '@oja/contract/saved-searches';

import { foldForSearch } from '../../foundation/text/search-text.ts';
import { type Term, termsOf } from '../posts/words/query-terms.ts';
import { PREFIX_FROM } from '../posts/words/spellings.ts';
import { typosBetween } from '../posts/words/typos.ts';

/** What a saved search looks at in a post. */
export interface SearchedPost {
  category: string | null;
  price_kobo: number | null;
  condition: string | null;
  price_point: string | null;
  state: string | null;
  lga: string | null;
  /** JSON list of pictures. */
  images: string;
  /** Title and category, folded. */
  search_text: string;
  isOfVerifiedVendor: boolean;
  /** Its stored words, in their order. */
  words: readonly string[];
}

/**
 * Whether a saved search finds a post, by the rules of GET /api/v1/posts with `sort=relevance`, except for
 * `from=following`, which depends on its owner.
 */
export function fitsSearch(post: SearchedPost, query: SavedQuery): boolean {
  return fitsFilters(post, query) && fitsWords(post, query.search ?? '');
}

function fitsFilters(post: SearchedPost, query: SavedQuery): boolean {
  return (
    isOneOf(post.category, query.category) &&
    isOneOf(post.condition, query.condition) &&
    isOneOf(post.price_point, query.pricePoint) &&
    isOneOf(post.state, query.state) &&
    isOneOf(post.lga, query.lga) &&
    isWithin(post.price_kobo, query) &&
    (!query.verified || post.isOfVerifiedVendor) &&
    (!query.hasPictures || post.images !== '[]')
  );
}

function isOneOf(value: string | null, wanted: readonly string[] | undefined): boolean {
  return wanted === undefined || (value !== null && wanted.includes(value));
}

/** A post without a price is within no limits. */
function isWithin(kobo: number | null, { minPrice, maxPrice }: SavedQuery): boolean {
  if (minPrice === undefined && maxPrice === undefined) return true;
  return kobo !== null && kobo >= (minPrice ?? 0) * 100 && kobo <= (maxPrice ?? Infinity) * 100;
}

function fitsWords({ search_text: shown, words }: SearchedPost, search: string): boolean {
  return shown.includes(foldForSearch(search)) || termsOf(search).every((term) => hasTerm(words, term));
}

/** The word, a longer one, one with a typo, or a synonym, as match-terms.ts finds them. */
function hasTerm(words: readonly string[], term: Term): boolean {
  return (
    term.words.every((word) => words.some((other) => isMeant(word, other))) ||
    term.synonyms.some((phrase) => hasPhrase(words, phrase))
  );
}

function isMeant(word: string, other: string): boolean {
  if (other === word || (word.length >= PREFIX_FROM && other.startsWith(word))) return true;
  return typosBetween(word, other) !== undefined;
}

function hasPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, start) => phrase.every((word, index) => words[start + index] === word));
}
