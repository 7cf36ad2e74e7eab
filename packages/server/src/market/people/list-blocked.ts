import { PEOPLE_PAGE } from '@oja/contract/limits';
import { type SqlBool, sql } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';
import { cutPage, readCursor } from '../../foundation/db/keyset.ts';
import { containsPattern } from '../../foundation/text/search-text.ts';
import { PERSON_COLUMNS, type PersonRow } from './people-store.ts';

/**
 * One page of the people whom a person has blocked, the latest first.
 * @param search finds name or user name, as in the list of all people
 * @param cursor the `nextCursor` of the previous page
 */
export async function listBlocked(
  queries: Queries,
  viewerId: string,
  { search, cursor }: { search?: string | undefined; cursor?: string | undefined },
): Promise<{ page: PersonRow[]; nextCursor: string | null }> {
  let query = queries
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .leftJoin('follows as mine', (join) =>
      join.onRef('mine.followed_id', '=', 'users.id').on('mine.follower_id', '=', viewerId),
    )
    .select(PERSON_COLUMNS)
    .select('blocks.created_at')
    .where('blocks.blocker_id', '=', viewerId)
    .where('users.deleted_at', 'is', null)
    .orderBy('blocks.created_at', 'desc')
    .orderBy('blocks.blocked_id')
    .limit(PEOPLE_PAGE + 1);
  if (search !== undefined && search !== '')
    query = query.where(sql<SqlBool>`users.search_text like ${containsPattern(search)} escape '\\'`);
  const place = readCursor(cursor);
  if (place) {
    query = query
      .where('blocks.created_at', '<=', place.created_at)
      .where(sql<SqlBool>`(blocks.created_at < ${place.created_at} or blocks.blocked_id > ${place.id})`);
  }
  return cutPage(await query.execute(), PEOPLE_PAGE);
}
