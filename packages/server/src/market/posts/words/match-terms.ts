import { type RawBuilder, sql } from 'kysely';

import type { Queries } from '../../../foundation/db/database.ts';
import { prepareStatement } from '../../../foundation/db/prepared-query.ts';
import type { Term } from './query-terms.ts';
import { PREFIX_FROM, type Spellings, findSpellings } from './spellings.ts';

/** How many posts a search by relevance looks at: those of its rarest words, the best matches of each first. */
export const CANDIDATES_MAX = 10_000;

/** How a word matches, best first; a post's score is the sum of those of its terms. */
const RANKS = { word: 0, prefix: 1, typo: 2, synonym: 3 } as const;

const countUses = prepareStatement<{ words: readonly { word: string }[] }, { word: string; uses: number }>(
  ({ rows }) => sql`
    select words.word, (
      select count(*) from (
        select 1 from post_words where post_words.word = words.word limit ${sql.lit(CANDIDATES_MAX)}
      ) as counted
    ) as uses from ${rows('words', { word: 'text' })}`,
);

/** Words whose posts are the candidates: all posts of the first ones, and the newest of the last. */
export interface DrivingWords {
  whole: { word: string }[];
  last: string;
  room: number;
}

/** How posts are found that contain all terms of a search. */
export interface TermMatches {
  driving: DrivingWords;
  /** The score of a post by its stored words; null where a term is missing. */
  score: RawBuilder<number | null>;
}

/**
 * Finds out which words of posts a search means.
 * @param words the column with the stored words of a post
 * @returns undefined where no post has one of the terms
 */
export async function matchTerms(
  queries: Queries,
  terms: readonly Term[],
  words: RawBuilder<string>,
): Promise<TermMatches | undefined> {
  const typed = [...new Set(terms.flatMap((term) => term.words))];
  const found = await Promise.all(
    typed.map(async (word): Promise<[string, Spellings]> => [word, await findSpellings(queries, word)]),
  );
  const spellings = new Map(found);
  const drivers = terms.map((term) => driversOf(term, spellings));
  const counted = await countUses(queries, { words: [...new Set(drivers.flat())].map((word) => ({ word })) });
  const uses = new Map(counted.map((row) => [row.word, row.uses]));
  const usesOf = (driver: readonly string[]) => driver.reduce((sum, word) => sum + (uses.get(word) ?? 0), 0);
  const [rarest] = drivers.toSorted((a, b) => usesOf(a) - usesOf(b));
  if (!rarest || usesOf(rarest) === 0) return undefined;
  const ranks = terms.map((term) => rankOf(term, spellings, words));
  return { driving: drive(rarest, uses), score: sql`(${sql.join(ranks, sql` + `)})` };
}

/** The longest word of a phrase, which is usually the rarest. */
const longest = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length).slice(0, 1);

/** The words of posts under which those that match a term are found, the best matches first. */
function driversOf({ words, synonyms }: Term, spellings: ReadonlyMap<string, Spellings>): string[] {
  const own = longest(words);
  const others = own.map((word) => spellings.get(word));
  return [
    ...new Set([
      ...own,
      ...others.flatMap((known) => known?.prefixed ?? []),
      ...others.flatMap((known) => known?.misspelled ?? []),
      ...synonyms.flatMap(longest),
    ]),
  ];
}

function drive(words: readonly string[], uses: ReadonlyMap<string, number>): DrivingWords {
  const whole: { word: string }[] = [];
  let room = CANDIDATES_MAX;
  for (const word of words) {
    const some = uses.get(word) ?? 0;
    if (some >= room) return { whole, last: word, room };
    if (some > 0) whole.push({ word });
    room -= some;
  }
  return { whole, last: '', room: 0 };
}

/**
 * How well a post matches a term, as SQL; null for not at all. The stored words are a JSON list, so the pattern of a
 * word has its quotes, that of a beginning only the first, and that of a phrase the commas. Words are letters and
 * digits: nothing in them is a wildcard.
 */
function rankOf(
  term: Term,
  spellings: ReadonlyMap<string, Spellings>,
  words: RawBuilder<string>,
): RawBuilder<number | null> {
  const contains = (part: string) => sql<boolean>`${words} like ${`%${part}%`}`;
  const has = (...phrase: readonly string[]) => contains(phrase.map((word) => `"${word}"`).join(','));
  const asWord = (word: string) => [has(word)];
  const asPrefix = (word: string) => (word.length < PREFIX_FROM ? asWord(word) : [contains(`"${word}`)]);
  const asTypo = (word: string) => [
    ...asPrefix(word),
    ...(spellings.get(word)?.misspelled ?? []).map((other) => has(other)),
  ];
  const all = (ways: (word: string) => RawBuilder<boolean>[]) =>
    sql.join(
      term.words.map((word) => sql`(${sql.join(ways(word), sql` or `)})`),
      sql` and `,
    );
  const synonyms = term.synonyms.map((phrase) => has(...phrase));
  return sql`(case
    when ${all(asWord)} then ${sql.lit(RANKS.word)}
    when ${all(asPrefix)} then ${sql.lit(RANKS.prefix)}
    when ${all(asTypo)} then ${sql.lit(RANKS.typo)}
    ${synonyms.length > 0 ? sql`when ${sql.join(synonyms, sql` or `)} then ${sql.lit(RANKS.synonym)}` : sql``}
  end)`;
}
