import { POSTS_PAGE } from '@oja/contract/limits';
import { relevanceCursorOf } from '@oja/contract/post-filters';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../../foundation/db/database.ts';
import type { Place } from '../../../foundation/db/keyset.ts';
import { containsPattern } from '../../../foundation/text/search-text.ts';
import { isNotHidden } from '../../people/hidden-people.ts';
import { matchTerms } from '../words/match-terms.ts';
import { termsOf } from '../words/query-terms.ts';
import { type WantedPosts, conditionsOf } from './post-filters.ts';
import type { ListPart } from './post-rows.ts';
import { amongNewest, isTooShort, searchPosts } from './search-store.ts';

/** A place in a list that is sorted by relevance. Lower scores come first. */
interface ScoredPlace extends Place {
  score: number;
}

/** The score of posts with the whole text in title or category. */
const EXACT = 0;

type Part = Omit<ListPart, 'after'> & { after?: ScoredPlace | undefined };

/** A wanted text, which search by relevance always has. */
type WantedText = WantedPosts & { search: string };

/**
 * A page of found posts in the order of their relevance, decision 048: first those with the text in title or category,
 * as every search finds them, then those with each of its words somewhere, the best matches first; the newest first
 * among equals.
 * @param cursor a cursor of this order and text, which findPostsQuerySchema has checked; none for the first page
 * @returns the places, and the next cursor; null at the end
 */
export async function pageByRelevance(
  database: Database,
  wanted: WantedText,
  { cursor, ...rest }: { now: number; cursor: string | undefined; hiddenFrom: string | undefined },
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

/** Reads the place in a cursor: `r`, the score, the mark of the text, the time and the id. */
function readPlace(cursor: string): ScoredPlace {
  const dot = cursor.indexOf('.');
  const [score, , moment] = cursor.slice(1, dot).split('-');
  return { score: Number(score), created_at: Number(moment), id: cursor.slice(dot + 1) };
}

async function findExact(database: Database, wanted: WantedText, part: Part): Promise<ScoredPlace[]> {
  const { after } = part;
  if (after && after.score > EXACT) return [];
  return (await searchPosts(database, wanted, part)).map((place) => ({ ...place, score: EXACT }));
}

/** The posts with all words of the text that findExact does not find. */
async function findByWords(database: Database, wanted: WantedText, part: Part): Promise<ScoredPlace[]> {
  const terms = termsOf(wanted.search);
  const matches = await matchTerms(database.queries, terms, sql`post_texts.words`);
  if (!matches) return [];
  const { driving, score } = matches;
  const conditions = [
    sql<boolean>`posts.shown_until > ${part.now}`,
    ...conditionsOf('posts', { ...wanted, search: undefined }),
    isNotExact(database, wanted, part),
    ...(part.hiddenFrom === undefined ? [] : [isNotHidden(part.hiddenFrom, 'posts.user_id')]),
  ];
  const { rows } = await sql<ScoredPlace>`
    with candidates (number) as materialized (
      select number from post_words where word in (${sql.join(['', ...driving.whole.map(({ word }) => word)])})
      union
      select number from (
        select number from post_words where word = ${driving.last} order by number desc limit ${driving.room}
      ) as newest
    ), scored as materialized (
      select posts.id, posts.created_at, ${sql.lit(EXACT + 1)} + ${score} as score
      from candidates cross join post_texts cross join posts
      where post_texts.number = candidates.number and posts.id = post_texts.post_id
        and ${sql.join(conditions, sql` and `)}
    )
    select id, created_at, score from scored
    where score is not null ${part.after ? sql`and ${isAfterScored(part.after)}` : sql``}
    order by score, created_at desc, id desc limit ${part.limit}`.execute(database.queries);
  return rows;
}

/** A text that is too short for the index is looked for in the newest posts alone: only those are found already. */
function isNotExact(database: Database, wanted: WantedText, { now, hiddenFrom, limit }: Part): RawBuilder<boolean> {
  return isTooShort(wanted)
    ? sql`posts.id not in (${amongNewest(database, wanted, { now, hiddenFrom, limit }).select('near.id')})`
    : sql`posts.search_text not like ${containsPattern(wanted.search)} escape '\\'`;
}

function isAfterScored({ score, created_at: moment, id }: ScoredPlace): RawBuilder<boolean> {
  return sql`(score > ${score} or (score = ${score} and (created_at, id) < (${moment}, ${id})))`;
}
