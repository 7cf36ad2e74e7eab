import { POSTS_PAGE } from '@oja/contract/limits';
import { relevanceCursorOf } from '@oja/contract/post-filters';
import { type RawBuilder, sql } from 'kysely';

import type { Database, DatabaseKind, Queries } from '../../../foundation/db/database.ts';
import { containsPattern } from '../../../foundation/text/search-text.ts';
import { isNotHidden } from '../../people/hidden-people.ts';
import { CANDIDATES_MAX, type DrivingWords, type TermMatches, matchTerms } from '../words/match-terms.ts';
import { termsOf } from '../words/query-terms.ts';
import { type WantedPosts, conditionsOf } from './post-filters.ts';
import type { ListPart } from './post-rows.ts';
import { amongNewest, isTooShort, searchPosts } from './search-store.ts';

/** A place in a list that is sorted by relevance: by score, the lowest first, then by order, the highest first. */
interface ScoredPlace {
  score: number;
  /** Of exact matches the time of the post, of others the number of its words, which grows with each post. */
  order: number;
  id: string;
}

/** The score of posts with the whole text in title or category. */
const EXACT = 0;

type Part = Omit<ListPart, 'after'> & { after?: ScoredPlace | undefined; matches?: FindMatches | undefined };

/** A wanted text, which search by relevance always has. */
type WantedText = WantedPosts & { search: string };

/**
 * A page of found posts in the order of their relevance, decision 048: first those with the text in title or category,
 * as every search finds them, then those with each of its words somewhere, the best matches first; the newest first
 * among equals.
 * @param cursor a cursor of this order and text, which findPostsQuerySchema has checked; none for the first page
 * @param matches those of the text, if others need them as well
 * @returns the places, and the next cursor; null at the end
 */
export async function pageByRelevance(
  database: Database,
  wanted: WantedText,
  {
    cursor,
    ...rest
  }: { now: number; cursor: string | undefined; hiddenFrom: string | undefined; matches?: FindMatches | undefined },
): Promise<{ places: { id: string }[]; nextCursor: string | null }> {
  const part: Part = { ...rest, limit: POSTS_PAGE + 1, after: cursor === undefined ? undefined : readPlace(cursor) };
  const found = await findExact(database, wanted, part);
  if (found.length < part.limit)
    found.push(...(await findByWords(database, wanted, { ...part, limit: part.limit - found.length })));
  const places = found.slice(0, POSTS_PAGE);
  const last = places.at(-1);
  const hasMore = last !== undefined && found.length > POSTS_PAGE;
  return { places, nextCursor: hasMore ? relevanceCursorOf(last, wanted.search) : null };
}

/** Reads the place in a cursor: `r`, the score, the mark of the text, the order and the id. */
function readPlace(cursor: string): ScoredPlace {
  const dot = cursor.indexOf('.');
  const [score, , order] = cursor.slice(1, dot).split('-');
  return { score: Number(score), order: Number(order), id: cursor.slice(dot + 1) };
}

async function findExact(database: Database, wanted: WantedText, part: Part): Promise<ScoredPlace[]> {
  const { after } = part;
  if (after && after.score > EXACT) return [];
  const places = await searchPosts(database, wanted, {
    ...part,
    after: after && { created_at: after.order, id: after.id },
  });
  return places.map(({ created_at: order, id }) => ({ score: EXACT, order, id }));
}

/** How many of the best matches are looked up together: most searches need no more than the first. */
const LOOKED_UP = [100, 1000, CANDIDATES_MAX];

/** The posts with all words of the text that findExact does not find. */
async function findByWords(database: Database, wanted: WantedText, part: Part): Promise<ScoredPlace[]> {
  const { matches = matchesOf(database, wanted.search, part.after) } = part;
  const rest = [...(await matches()).scored];
  const found: ScoredPlace[] = [];
  for (const count of LOOKED_UP) {
    const some = rest.splice(0, count);
    if (some.length > 0) found.push(...(await lookUp(database, wanted, part, some)));
    if (found.length >= part.limit || rest.length === 0) break;
  }
  return found.slice(0, part.limit);
}

interface Scored {
  number: number;
  score: number;
}

/** Finds the posts that have all words of a text. */
export type FindMatches = () => Promise<{
  /** The posts, the best and newest first, before filters and blocks apply. */
  scored: readonly Scored[];
  /** Whether not all posts of the text's rarest word were candidates. */
  isCut: boolean;
}>;

/**
 * Prepares to find the posts that have all words of a text: at the first call, for all who ask.
 * @param after only those after this place
 */
export function matchesOf(database: Database, search: string, after?: ScoredPlace): FindMatches {
  const find = async () => {
    const matches = await matchTerms(database, termsOf(search), sql`post_texts.words`);
    if (!matches) return { scored: [], isCut: false };
    return {
      scored: await scoreCandidates(database.queries, matches, after),
      isCut: matches.driving.last !== undefined,
    };
  };
  let found: ReturnType<FindMatches> | undefined;
  return () => (found ??= find());
}

/** The scores of the candidates that have all terms, the best and newest first. */
async function scoreCandidates(
  queries: Queries,
  { driving, drivenRank, otherRanks }: TermMatches,
  after: ScoredPlace | undefined,
): Promise<Scored[]> {
  // The words of a post are only read where the driving word alone does not say how well it matches.
  const own = sql`coalesce(rank, (select ${drivenRank} from post_texts where post_texts.number = candidates.number))`;
  const scored = otherRanks
    ? sql`
        select candidates.number, ${sql.lit(EXACT + 1)} + ${own} + ${otherRanks} as score
        from candidates cross join post_texts where post_texts.number = candidates.number`
    : sql`select number, ${sql.lit(EXACT + 1)} + ${own} as score from candidates`;
  const { rows } = await sql<Scored>`
    with candidates (number, rank) as materialized (
      select number, min(rank) from (${candidatesOf(driving)}) as driven group by number
    ), scored as materialized (${scored})
    select number, score from scored
    where score is not null ${after && after.score > EXACT ? sql`and (-score, number) < (${-after.score}, ${after.order})` : sql``}
    order by score, number desc`.execute(queries);
  return rows;
}

/** The posts of the driving words, with the rank of each word. */
function candidatesOf({ whole, last, room }: DrivingWords): RawBuilder<unknown> {
  const alone = whole.filter(({ besides }) => besides.length === 0);
  const ranks = new Set(alone.map(({ rank }) => rank));
  const parts = Array.from(ranks, (rank) => {
    const words = alone.flatMap((driver) => (driver.rank === rank ? [driver.word] : []));
    return sql`select number, ${rankAsSql(rank)} as rank from post_words where word in (${sql.join(words)})`;
  });
  for (const { word, besides, rank } of whole)
    if (besides.length > 0)
      parts.push(sql`
        select number, ${rankAsSql(rank)} as rank from post_words
        where word = ${word} and ${hasWords(besides)}`);
  if (last)
    parts.push(sql`
      select number, ${rankAsSql(last.rank)} as rank from (
        select number from post_words where word = ${last.word} order by number desc limit ${room}
      ) as post_words where ${hasWords(last.besides)}`);
  return sql`${sql.join(parts, sql` union all `)}`;
}

/** Whether a post of `post_words` has further words. The index answers it, without the post's list of words. */
function hasWords(words: readonly string[]): RawBuilder<boolean> {
  const each = words.map(
    (word) => sql`exists (
      select 1 from post_words as further where further.word = ${word} and further.number = post_words.number)`,
  );
  return sql`${sql.join([sql`1 = 1`, ...each], sql` and `)}`;
}

const rankAsSql = (rank: number | null) => sql`cast(${sql.lit(rank)} as integer)`;

/** The numbers of matches, for `in (…)`. The statement's text is the same for any of them, and stays prepared. */
export function numbersOf(kind: DatabaseKind, matches: readonly { number: number }[]): RawBuilder<unknown> {
  const numbers = matches.map(({ number }) => number);
  return kind === 'sqlite'
    ? sql`select value from json_each(${JSON.stringify(numbers)})`
    : sql`select unnest(${numbers}::bigint[])`;
}

/** Those of the matches that are shown, pass the filters and are not found already, in the same order. */
async function lookUp(
  database: Database,
  wanted: WantedText,
  part: Part,
  matches: readonly Scored[],
): Promise<ScoredPlace[]> {
  const conditions = [
    sql<boolean>`posts.shown_until > ${part.now}`,
    ...conditionsOf('posts', { ...wanted, search: undefined }),
    isNotExact(database, wanted, part),
    ...(part.hiddenFrom === undefined ? [] : [isNotHidden(part.hiddenFrom, 'posts.user_id')]),
  ];
  const { rows } = await sql<{ number: number; id: string }>`
    select post_texts.number, posts.id from post_texts cross join posts
    where post_texts.number in (${numbersOf(database.kind, matches)}) and posts.id = post_texts.post_id
      and ${sql.join(conditions, sql` and `)}`.execute(database.queries);
  const ids = new Map(rows.map(({ number, id }) => [number, id]));
  return matches.flatMap(({ number, score }) => {
    const id = ids.get(number);
    return id === undefined ? [] : [{ id, score, order: number }];
  });
}

/** A text that is too short for the index is looked for in the newest posts alone: only those are found already. */
function isNotExact(database: Database, wanted: WantedText, { now, hiddenFrom, limit }: Part): RawBuilder<boolean> {
  return isTooShort(wanted)
    ? sql`posts.id not in (${amongNewest(database, wanted, { now, hiddenFrom, limit }).select('near.id')})`
    : sql`posts.search_text not like ${containsPattern(wanted.search)} escape '\\'`;
}
