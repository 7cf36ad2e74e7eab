import { type RawBuilder, sql } from 'kysely';

import type { Database, DatabaseKind } from '../../../foundation/db/database.ts';
import { type Place, isAfter } from '../../../foundation/db/keyset.ts';
import { containsPattern, foldForSearch } from '../../../foundation/text/search-text.ts';
import { isNotHidden } from '../../people/hidden-people.ts';
import { FILTERED_COLUMNS, type WantedPosts, conditionsOf } from './post-filters.ts';
import { type ListPart, nearOf, shownPlaces } from './post-rows.ts';

/** Both databases index groups of three characters. */
const INDEXED_LENGTH = 3;

/** How many of the newest posts are searched for a text that is too short for the index. */
const NEAR_FOR_SHORT = 10_000;

/** How many posts the index may return for sorting, before more of the newest posts are searched instead. */
const SORTED_MAX = 4000;

/** How many times as many of the newest posts are searched then. */
const FARTHER = 8;

/**
 * Posts with a text in title or category (product §5: case-insensitive substring match) that pass the filters, newest
 * first.
 *
 * A frequent text is found quickly among the newest posts, whereas the index would return all matches for sorting. A
 * rare text is found quickly in the index, whereas a scan would read all posts.
 */
export async function searchPosts(database: Database, wanted: WantedPosts, part: ListPart): Promise<Place[]> {
  const near = await nearPlaces(database, wanted, part, 1);
  if (near.length === part.limit || isTooShort(wanted) || (await isAll(database, wanted, part))) return near;
  const folded = foldForSearch(wanted.search ?? '');
  if (folded !== '' && database.kind === 'sqlite') return newestWithText(database, wanted, part);
  if (folded !== '' && (await isFrequent(database, folded, SORTED_MAX))) {
    const farther = await nearPlaces(database, wanted, part, FARTHER);
    if (farther.length === part.limit) return farther;
  }
  return indexedPlaces(database, wanted, part)
    .limit(part.limit)
    .offset(part.offset ?? 0)
    .execute();
}

/** Whether the newest posts were all posts of the wanted category or place. */
async function isAll(database: Database, wanted: WantedPosts, part: ListPart): Promise<boolean> {
  const { category, state, lga } = wanted.filters;
  if (!category && !state && !lga) return false;
  const posts = newestPosts(database, wanted, part, 1).as('posts');
  const { count } = await database.queries
    .selectFrom(posts)
    .select((all) => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count < nearOf(part);
}

/** The newest posts with a text on SQLite. An advert gets the time of its activation, later than its number. */
async function newestWithText(
  { queries }: Database,
  wanted: WantedPosts,
  { offset = 0, ...part }: ListPart,
): Promise<Place[]> {
  const isShown = sql.join(conditionsOfPart(wanted, part), sql` and `);
  const { rows } = await sql<Place>`
    select id, created_at from (
      select id, created_at from (${newestInIndex(wanted, { ...part, limit: part.limit + offset })})
      union all select posts.id, posts.created_at from posts where posts.is_advert = 1 and ${isShown}
    ) order by created_at desc, id desc limit ${part.limit} offset ${offset}`.execute(queries);
  return rows;
}

/**
 * A query of the newest posts with a text on SQLite, without adverts. The index of texts is read from the newest number
 * on, up to the last post that is needed: numbers and times both grow with each post.
 */
function newestInIndex(wanted: WantedPosts, part: ListPart): RawBuilder<unknown> {
  return sql`
    select posts.id, posts.created_at
    from post_search
    cross join post_numbers on post_numbers.number = post_search.rowid
    cross join posts on posts.id = post_numbers.post_id
    where ${isInIndex(wanted.search)} and posts.is_advert = 0
      and ${sql.join(conditionsOfPart(wanted, part), sql` and `)}
    order by post_search.rowid desc limit ${part.limit}`;
}

/** A condition on SQLite's index of texts, `post_search`. */
export const isInIndex = (search = '') => sql<boolean>`post_search match ${quoted(foldForSearch(search))}`;

function conditionsOfPart(wanted: WantedPosts, { now, until, after, hiddenFrom }: ListPart): RawBuilder<unknown>[] {
  return [
    sql`posts.shown_until > ${now}`,
    ...conditionsOf('posts', wanted),
    ...(until === undefined ? [] : [sql`posts.created_at <= ${until}`]),
    ...(after ? [isAfter('posts', after)] : []),
    ...(hiddenFrom === undefined ? [] : [isNotHidden(hiddenFrom, 'posts.user_id')]),
  ];
}

const nearPlaces = (database: Database, wanted: WantedPosts, part: ListPart, farther: number): Promise<Place[]> =>
  amongNewest(database, wanted, part, farther)
    .select(['near.id', 'near.created_at'])
    .orderBy('near.created_at', 'desc')
    .orderBy('near.id', 'desc')
    .limit(part.limit)
    .offset(part.offset ?? 0)
    .execute();

/** Whether a text is too short for the index. */
export function isTooShort({ search = '' }: WantedPosts): boolean {
  const length = Array.from(foldForSearch(search)).length;
  return length > 0 && length < INDEXED_LENGTH;
}

/** Those among the newest posts that are searched one by one, without select and order. */
export function amongNewest(database: Database, wanted: WantedPosts, part: ListPart, farther = 1) {
  const near = newestPosts(database, wanted, part, farther).as('near');
  return conditionsOf('near', wanted).reduce(
    (query, condition) => query.where(condition),
    database.queries.selectFrom(near),
  );
}

/** The newest posts, of the wanted categories and places alone. */
function newestPosts({ queries }: Database, wanted: WantedPosts, part: ListPart, farther: number) {
  const { category, state, lga } = wanted.filters;
  let newest = shownPlaces(queries, part).select(FILTERED_COLUMNS);
  if (category) newest = newest.where('posts.category', 'in', category);
  if (state) newest = newest.where('posts.state', 'in', state);
  if (lga) newest = newest.where('posts.lga', 'in', lga);
  return newest.limit(isTooShort(wanted) ? NEAR_FOR_SHORT : nearOf(part, farther));
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
      : sql`post_search where ${isInIndex(search)}`;
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
    where ${isInIndex(folded)}
  )`;
}
