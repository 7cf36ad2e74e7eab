import { foldForSearch } from '../../../foundation/text/search-text.ts';

/** The longest stored word; a longer one is stored in pieces. */
const WORD = /[\p{L}\p{N}]{1,40}/gu;

/** Letters of Hausa that Unicode does not take apart, and apostrophes, which belong to their word ("men's"). */
const REPLACED: ReadonlyMap<string, string> = new Map([
  ['ɓ', 'b'],
  ['ɗ', 'd'],
  ['ƙ', 'k'],
  ['ƴ', 'y'],
  ["'", ''],
  ['’', ''],
]);

/** The words of a text in their order: letters and digits, without case, accents and underdots. */
export function wordsOf(text: string): string[] {
  const folded = foldForSearch(text).replaceAll(/[ɓɗƙƴ'’]/g, (character) => REPLACED.get(character) ?? '');
  return folded.match(WORD) ?? [];
}

/** The fields of a post in which words are found. */
export interface PostFields {
  title: string;
  category: string | null;
  description: string;
  location: string;
  state: string | null;
  lga: string | null;
  /** The vendor's name and user name. */
  shopNames: readonly string[];
}

/** The words of a post as they are stored: in their order. After each field is an empty word, which no phrase spans. */
export function wordsOfPost({ title, category, description, location, state, lga, shopNames }: PostFields): string[] {
  const fields = [title, category, location, lga, state, ...shopNames, description];
  return fields.flatMap((field) => [...wordsOf(field ?? ''), '']);
}
