import { type RawBuilder, sql } from 'kysely';

import type { Database, DatabaseKind } from '../../../foundation/db/database.ts';
import type { Place } from '../../../foundation/db/keyset.ts';
import { containsPattern, foldForSearch } from '../../../foundation/text/search-text.ts';
import { FILTERED_COLUMNS, type WantedPosts, conditionsOf } from './post-filters.ts';
import { type ListPart, nearOf, shownPlaces } from './post-rows.ts';

/** Both databases index groups of three characters. */
const INDEXED_LENGTH = 3;

/** How many of the newest posts are searched for a text that is too short for the index. */
const NEAR_FOR_SHORT = 10_000;

/**
 * Posts with a text in title or category (product §5: case-insensitive substring match) that pass the filters, newest
 * first.
 *
 * A frequent text is found quickly among the newest posts, whereas the index would return all matches for sorting. A
 * rare text is found quickly in the index, whereas a scan would read all posts.
 */
export async function searchPosts(database: Database, wanted: WantedPosts, part: ListPart): Promise<Place[]> {
  const isShort = isTooShort(wanted);
  const near = await amongNewest(database, wanted, part)
    .select(['near.id', 'near.created_at'])
    .orderBy('near.created_at', 'desc')
    .orderBy('near.id', 'desc')
    .limit(part.limit)
    .offset(part.offset ?? 0)
    .execute();
  if (near.length === part.limit || isShort) return near;
  return indexedPlaces(database, wanted, part)
    .limit(part.limit)
    .offset(part.offset ?? 0)
    .execute();
}

/** Whether a text is too short for the index. */
export function isTooShort({ search = '' }: WantedPosts): boolean {
  const length = Array.from(foldForSearch(search)).length;
  return length > 0 && length < INDEXED_LENGTH;
}

/** Those among the newest posts that are searched one by one, without select and order. */
export function amongNewest({ queries }: Database, wanted: WantedPosts, part: ListPart) {
  const { category, state, lga } = wanted.filters;
  let newest = shownPlaces(queries, part).select(FILTERED_COLUMNS);
  if (category) newest = newest.where('posts.category', 'in', category);
  if (state) newest = newest.where('posts.state', 'in', state);
  if (lga) newest = newest.where('posts.lga', 'in', lga);
  const near = newest.limit(isTooShort(wanted) ? NEAR_FOR_SHORT : nearOf(part)).as('near');
  return conditionsOf('near', wanted).reduce((query, condition) => query.where(condition), queries.selectFrom(near));
}

/** All of them, newest first; with a text, a condition makes each database start with its index of texts. */
export function indexedPlaces({ kind, queries }: Database, wanted: WantedPosts, part: ListPart) {
  const folded = foldForSearch(wanted.search ?? '');
  const conditions = conditionsOf('posts', wanted);
  if (folded !== '') conditions.push(isIndexedUnder(kind, folded));
  return conditions.reduce((query, condition) => query.where(condition), shownPlaces(queries, part));
}

/** Whether more posts than `most` have a text, which is long enough for the index; posts that are hidden count too. */
export async function isFrequent({ kind, queries }: Database, search: string, most: number): Promise<boolean> {
  const folded = foldForSearch(search);
  const having =
    kind === 'postgres'
      ? sql`posts where search_text like ${containsPattern(folded)} escape '\\'`
      : sql`post_search where post_search match ${quoted(folded)}`;
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from (select 1 from ${having} limit ${most + 1}) as found`.execute(queries);
  return (rows[0]?.found ?? 0) > most;
}

/** A text as FTS5 reads it literally. */
const quoted = (folded: string) => `"${folded.replaceAll('"', '""')}"`;

/** A condition that makes each database start with its index, regardless of the requested order. */
function isIndexedUnder(kind: DatabaseKind, folded: string): RawBuilder<boolean> {
  if (kind === 'postgres') {
    return sql<boolean>`posts.id in (
      with found as materialized (select id from posts where search_text like ${containsPattern(folded)} escape '\\')
      select id from found
    )`;
  }
  return sql<boolean>`posts.id in (
    select post_numbers.post_id from post_search cross join post_numbers on post_numbers.number = post_search.rowid
    where post_search match ${quoted(folded)}
  )`;
}
