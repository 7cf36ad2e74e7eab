import { sql } from 'kysely';

import type { Queries } from '../../../foundation/db/database.ts';
import { prepareStatement } from '../../../foundation/db/prepared-query.ts';
import { spellingsOf, typosBetween } from './typos.ts';

/** From this length on a word also finds longer ones: the beginnings of shorter words fit too many. */
export const PREFIX_FROM = 3;

/** How many words with the same beginning are looked at, and how many of them, the most frequent, are searched. */
const PREFIXED_READ = 300;
const PREFIXED_MAX = 32;

/** How many words within the allowed typos are searched, the nearest first. */
const TYPOS_MAX = 8;

/** Above every word with the same beginning, in the order of bytes. */
const PAST = '\u{10FFFF}';

/** How many posts of a word are counted to find out which words are frequent. */
const COUNTED_MAX = 100;

/** The words of posts with a beginning, one step in the index for each. */
const findPrefixed = prepareStatement<{ from: string; to: string }, { word: string }>(
  ({ slot }) => sql`
    with recursive found (word) as (
      select (select min(word) from post_words where word > ${slot('from')} and word < ${slot('to')})
      union all
      select (select min(post_words.word) from post_words where post_words.word > found.word and post_words.word < ${slot('to')})
      from found where found.word is not null
    ), longer as (select word from found where word is not null limit ${sql.lit(PREFIXED_READ)})
    select longer.word from longer order by (
      select count(*) from (
        select 1 from post_words where post_words.word = longer.word limit ${sql.lit(COUNTED_MAX)}
      ) as counted
    ) desc, longer.word limit ${sql.lit(PREFIXED_MAX)}`,
);

/** Not `exists`: SQLite would read all posts of each word. */
const findSpelled = prepareStatement<{ forms: readonly { form: string }[] }, { word: string }>(
  ({ rows }) => sql`
    select distinct word_forms.word from word_forms
    where word_forms.form in (select form from ${rows('forms', { form: 'text' })})
      and (select 1 from post_words where post_words.word = word_forms.word limit 1) is not null`,
);

/** The words of posts that a word of a search may mean, other than itself. */
export interface Spellings {
  /** Words that begin with it. */
  prefixed: readonly string[];
  /** Words that are one or two typos from it. */
  misspelled: readonly string[];
}

/** Finds the words of posts that a word of a search may mean. */
export async function findSpellings(queries: Queries, word: string): Promise<Spellings> {
  const forms = spellingsOf(word).map((form) => ({ form }));
  const [prefixed, spelled] = await Promise.all([
    word.length < PREFIX_FROM ? [] : findPrefixed(queries, { from: word, to: word + PAST }),
    forms.length === 0 ? [] : findSpelled(queries, { forms }),
  ]);
  const misspelled = spelled
    .flatMap(({ word: other }) => ({ other, typos: other.startsWith(word) ? undefined : typosBetween(word, other) }))
    .filter((found): found is { other: string; typos: number } => found.typos !== undefined)
    .toSorted((a, b) => a.typos - b.typos || (a.other < b.other ? -1 : 1))
    .slice(0, TYPOS_MAX);
  return { prefixed: prefixed.map(({ word: longer }) => longer), misspelled: misspelled.map(({ other }) => other) };
}
