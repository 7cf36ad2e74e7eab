import { type RawBuilder, sql } from 'kysely';

import type { Database, DatabaseKind } from '../../../foundation/db/database.ts';
import type { Place } from '../../../foundation/db/keyset.ts';
import { type ListPart, nearOf, shownPlaces } from './post-rows.ts';
import { containsPattern, foldForSearch } from '../../../foundation/text/search-text.ts';

/** Both databases index groups of three characters. */
const INDEXED_LENGTH = 3;

/** How many of the newest posts are searched for a text that is too short for the index. */
const NEAR_FOR_SHORT = 10_000;

/**
 * Posts with a text in title or category, product §5: case-insensitive substring match.
 *
 * A frequent text is found quickly among the newest posts, whereas the index would return all matches for sorting. A
 * rare text is found quickly in the index, whereas a scan would read all posts.
 * @param category only posts of this category
 */
export async function searchPosts(
  { kind, queries }: Database,
  wanted: { search: string; category?: string },
  part: ListPart,
): Promise<Place[]> {
  const folded = foldForSearch(wanted.search);
  const isShort = Array.from(folded).length < INDEXED_LENGTH;
  const places = () => {
    const query = shownPlaces(queries, part);
    return wanted.category === undefined ? query : query.where('posts.category', '=', wanted.category);
  };
  const near = await queries
    .selectFrom(
      places()
        .select('posts.search_text')
        .limit(isShort ? NEAR_FOR_SHORT : nearOf(part))
        .as('near'),
    )
    .select(['near.id', 'near.created_at'])
    .where(sql<boolean>`near.search_text like ${containsPattern(folded)} escape '\\'`)
    .orderBy('near.created_at', 'desc')
    .orderBy('near.id', 'desc')
    .limit(part.limit)
    .offset(part.offset ?? 0)
    .execute();
  if (near.length === part.limit || isShort) return near;
  return places()
    .where(isIndexedUnder(kind, folded))
    .limit(part.limit)
    .offset(part.offset ?? 0)
    .execute();
}

/** A condition that makes each database start with its index, regardless of the requested order. */
function isIndexedUnder(kind: DatabaseKind, folded: string): RawBuilder<boolean> {
  const pattern = containsPattern(folded);
  if (kind === 'postgres') {
    return sql<boolean>`posts.id in (
      with found as materialized (select id from posts where search_text like ${pattern} escape '\\') select id from found
    )`;
  }
  return sql<boolean>`posts.id in (
    select post_numbers.post_id from post_search cross join post_numbers on post_numbers.number = post_search.rowid
    where post_search match ${`"${folded.replaceAll('"', '""')}"`}
  ) and posts.search_text like ${pattern} escape '\\'`;
}
