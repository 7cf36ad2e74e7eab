import { type RawBuilder, sql } from 'kysely';

import type { Database, DatabaseKind } from '../../../foundation/db/database.ts';
import { prepareStatement } from '../../../foundation/db/prepared-query.ts';
import type { Term } from './query-terms.ts';
import { PREFIX_FROM, type Spellings, findSpellings } from './spellings.ts';

/** How many posts a search by relevance looks at: those of its rarest words, the best matches of each first. */
export const CANDIDATES_MAX = 2000;

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

/** The function that finds a text in another: several times as fast as `like`. */
const INSTR: Record<DatabaseKind, RawBuilder<unknown>> = { sqlite: sql`instr`, postgres: sql`strpos` };

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
  { kind, queries }: Database,
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
  const contains = (part: string) => sql<boolean>`${INSTR[kind]}(${words}, ${part}) > 0`;
  const isUsed = (word: string) => (uses.get(word) ?? 0) > 0;
  return {
    driving: drive(rarest, uses),
    score: scoreOf(terms.map((term) => waysOf(term, spellings, isUsed, contains))),
  };
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

/** How a post can match a term, as a condition of SQL. */
interface Way {
  rank: number;
  isMet: RawBuilder<boolean>;
}

const either = (ways: readonly RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(ways, sql` or `)})`;

/**
 * How a post can match a term, best first. The stored words are a JSON list, so the part for a word has its quotes,
 * that of a beginning only the first, and that of a phrase the commas.
 * @param isUsed whether any post has a word: others need not be looked for
 */
function waysOf(
  { words, synonyms }: Term,
  spellings: ReadonlyMap<string, Spellings>,
  isUsed: (word: string) => boolean,
  contains: (part: string) => RawBuilder<boolean>,
): Way[] {
  const has = (phrase: readonly string[]) => contains(phrase.map((word) => `"${word}"`).join(','));
  const asWords = words.map((word) => [has([word])]);
  const asPrefixes = words.map((word, index) =>
    word.length < PREFIX_FROM ? (asWords[index] ?? []) : [contains(`"${word}`)],
  );
  const asTypos = words.map((word, index) => [
    ...(asPrefixes[index] ?? []),
    ...(spellings.get(word)?.misspelled ?? []).map((other) => has([other])),
  ]);
  const all = (each: readonly RawBuilder<boolean>[][]) => sql<boolean>`${sql.join(each.map(either), sql` and `)}`;
  const others = synonyms.filter((phrase) => longest(phrase).every(isUsed)).map(has);
  return [
    { rank: RANKS.word, isMet: all(asWords) },
    { rank: RANKS.prefix, isMet: all(asPrefixes) },
    { rank: RANKS.typo, isMet: all(asTypos) },
    ...(others.length > 0 ? [{ rank: RANKS.synonym, isMet: either(others) }] : []),
  ];
}

/** The score of a post, as SQL. The terms are looked for one after the other, up to the first that is missing. */
function scoreOf(terms: readonly Way[][]): RawBuilder<number | null> {
  // A word with typos includes the word itself and its beginning.
  const found = terms.map((ways) => either(ways.filter(({ rank }) => rank >= RANKS.typo).map(({ isMet }) => isMet)));
  const ranks = terms.map(
    (ways) =>
      sql`case ${sql.join(
        ways.map(({ rank, isMet }) => sql`when ${isMet} then ${sql.lit(rank)}`),
        sql` `,
      )} end`,
  );
  return sql`case when ${sql.join(found, sql` and `)} then ${sql.join(ranks, sql` + `)} end`;
}
