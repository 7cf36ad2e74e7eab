import { PEOPLE_PAGE } from '@oja/contract/limits';
import { type SqlBool, sql } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';
import { readCursor } from '../../foundation/db/keyset.ts';
import { containsPattern } from '../../foundation/text/search-text.ts';
import { isNotHidden } from './hidden-people.ts';
import type { UserRow } from './user-store.ts';

/** A person in a list, as the viewer sees them. */
export type PersonRow = Pick<
  UserRow,
  'id' | 'name' | 'user_name' | 'profile_image' | 'is_verified_vendor' | 'followers_count'
> & {
  /** The viewer's id when they follow this person, or null. */
  followed_by: string | null;
};

/** The columns of a PersonRow; lists of follows join them to their own. */
export const PERSON_COLUMNS = [
  'users.id',
  'users.name',
  'users.user_name',
  'users.profile_image',
  'users.is_verified_vendor',
  'users.followers_count',
  'mine.follower_id as followed_by',
] as const;

/**
 * One page of the directory, see the contract's peopleQuerySchema. Its cursor holds, in place of a timestamp, whether
 * the last person shown is a vendor, and the person's id, which sorts by the age of the account.
 * @param hiddenFrom leaves out the people whom blocks hide from this viewer
 */
export async function listPeople(
  queries: Queries,
  viewerId: string,
  {
    search,
    cursor,
    hiddenFrom,
  }: { search?: string | undefined; cursor?: string | undefined; hiddenFrom?: string | undefined },
): Promise<{ page: PersonRow[]; nextCursor: string | null }> {
  let query = queries
    .selectFrom('users')
    .leftJoin('follows as mine', (join) =>
      join.onRef('mine.followed_id', '=', 'users.id').on('mine.follower_id', '=', viewerId),
    )
    .select(PERSON_COLUMNS)
    .where('users.activated_at', 'is not', null)
    .where('users.deleted_at', 'is', null)
    .where('users.id', '<>', viewerId)
    .orderBy('users.is_verified_vendor', 'desc')
    .orderBy('users.id', 'desc')
    .limit(PEOPLE_PAGE + 1);
  if (hiddenFrom !== undefined) query = query.where(isNotHidden(hiddenFrom, 'users.id'));
  const place = readCursor(cursor);
  if (place)
    query = query.where(
      sql<SqlBool>`(users.is_verified_vendor, users.id) < (${Math.min(place.created_at, 1)}, ${place.id})`,
    );
  if (search !== undefined && search !== '')
    query = query.where(sql<SqlBool>`users.search_text like ${containsPattern(search)} escape '\\'`);
  const found = await query.execute();
  const page = found.slice(0, PEOPLE_PAGE);
  const last = page.at(-1);
  return { page, nextCursor: last && found.length > PEOPLE_PAGE ? `${last.is_verified_vendor}.${last.id}` : null };
}
