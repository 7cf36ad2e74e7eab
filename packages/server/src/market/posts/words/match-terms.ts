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

/** A word whose posts are candidates, and how it matches the term; null if that takes a look at the post's words. */
interface Driver {
  word: string;
  rank: number | null;
  /** The words that such a post must have as well: of a synonym of several words, the other ones. */
  besides: readonly string[];
}

/** Words whose posts are the candidates: all posts of the first ones, and the newest of the last. */
export interface DrivingWords {
  whole: Driver[];
  last: Driver | undefined;
  room: number;
}

/** How posts are found that contain all terms of a search. */
export interface TermMatches {
  driving: DrivingWords;
  /** The rank of the term of the driving words, by the post's stored words, for posts whose driver has none. */
  drivenRank: RawBuilder<number | null>;
  /** Summed ranks of the other terms, by the post's stored words: null where one is missing, undefined without. */
  otherRanks: RawBuilder<number | null> | undefined;
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
  const driven = terms.map((term) => ({ term, drivers: driversOf(term, spellings) }));
  const drivingWords = new Set(driven.flatMap(({ drivers }) => drivers.map(({ word }) => word)));
  const counted = await countUses(queries, { words: [...drivingWords].map((word) => ({ word })) });
  const uses = new Map(counted.map((row) => [row.word, row.uses]));
  const usesOf = (drivers: readonly Driver[]) => drivers.reduce((sum, { word }) => sum + (uses.get(word) ?? 0), 0);
  const [rarest, ...others] = driven.toSorted((a, b) => usesOf(a.drivers) - usesOf(b.drivers));
  if (!rarest || usesOf(rarest.drivers) === 0) return undefined;
  const contains = (part: string) => sql<boolean>`${INSTR[kind]}(${words}, ${part}) > 0`;
  const isUsed = (word: string) => (uses.get(word) ?? 0) > 0;
  const otherWays = others.map(({ term }) => waysOf(term, spellings, isUsed, contains));
  return {
    driving: drive(rarest.drivers, uses),
    drivenRank: rankOf(waysOf(rarest.term, spellings, isUsed, contains)),
    otherRanks: otherWays.length > 0 ? sumOf(otherWays) : undefined,
  };
}

/** The words of a phrase, the longest first, which is usually the rarest. */
const byLength = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length);

const longest = (words: readonly string[]) => byLength(words).slice(0, 1);

/** The words of posts under which those that match a term are found, the best matches first. */
function driversOf({ words, synonyms }: Term, spellings: ReadonlyMap<string, Spellings>): Driver[] {
  const isWord = words.length === 1;
  const own = longest(words);
  const others = own.map((word) => spellings.get(word));
  const plain = (word: string, rank: number | null) => ({ word, rank: isWord ? rank : null, besides: [] });
  const all: Driver[] = [
    ...own.map((word) => plain(word, RANKS.word)),
    ...others.flatMap((known) => known?.prefixed ?? []).map((word) => plain(word, RANKS.prefix)),
    ...others.flatMap((known) => known?.misspelled ?? []).map((word) => plain(word, RANKS.typo)),
    ...synonyms
      .map(byLength)
      .flatMap(([word, ...besides]) =>
        word === undefined ? [] : [{ word, rank: besides.length === 0 ? RANKS.synonym : null, besides }],
      ),
  ];
  // Posts of a word alone include those of a phrase with it.
  return all.filter(
    ({ word, besides }, index) =>
      all.findIndex(
        (driver) => driver.word === word && (driver.besides.length === 0 || driver.besides.join() === besides.join()),
      ) === index,
  );
}

function drive(drivers: readonly Driver[], uses: ReadonlyMap<string, number>): DrivingWords {
  const whole: Driver[] = [];
  let room = CANDIDATES_MAX;
  for (const driver of drivers) {
    const some = uses.get(driver.word) ?? 0;
    if (some >= room) return { whole, last: driver, room };
    if (some > 0) whole.push(driver);
    room -= some;
  }
  return { whole, last: undefined, room: 0 };
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

/** The rank of the best way in which a post matches a term, as SQL; null where it does not. */
const rankOf = (ways: readonly Way[]) =>
  sql<number | null>`case ${sql.join(
    ways.map(({ rank, isMet }) => sql`when ${isMet} then ${sql.lit(rank)}`),
    sql` `,
  )} end`;

/** The sum of the ranks of several terms, which are looked for one after the other, up to the first that is missing. */
function sumOf(terms: readonly Way[][]): RawBuilder<number | null> {
  if (terms.length === 1) return rankOf(terms.flat());
  // A word with typos includes the word itself and its beginning.
  const found = terms.map((ways) => either(ways.filter(({ rank }) => rank >= RANKS.typo).map(({ isMet }) => isMet)));
  return sql`case when ${sql.join(found, sql` and `)} then ${sql.join(terms.map(rankOf), sql` + `)} end`;
}
