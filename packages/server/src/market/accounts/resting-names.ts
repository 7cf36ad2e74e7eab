import { USER_NAMES_RESTING_MAX, USER_NAME_REST_MS } from '@oja/contract/limits';
import { ERROR_MESSAGES } from '@oja/contract/texts';

import type { Queries } from '../../foundation/db/database.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { userNameKey } from '../../foundation/text/user-name-key.ts';
import { isReserved } from './reserved-names.ts';

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' });

/**
 * Lets the user name of an account rest that gives it up, in the caller's transaction: nobody takes over the trust of a
 * vendor who has just been renamed or left.
 */
export async function restName(
  transaction: Queries,
  owner: { id: string; user_name_key: string },
  now: number,
): Promise<void> {
  const resting = { owner_id: owner.id, rests_until: now + USER_NAME_REST_MS };
  await transaction
    .insertInto('resting_names')
    .values({ user_name_key: owner.user_name_key, ...resting })
    .onConflict((conflict) => conflict.column('user_name_key').doUpdateSet(resting))
    .execute();
}

/**
 * Lets the old user name of an account rest, and the new one no longer, where its owner takes it back. Of each account
 * only so many names rest, or one could hold back thousands. In a transaction that has locked the account.
 * @param newKey key of the new user name
 * @throws ApiError `user_name_rests` at the field, when that many rest already; its text says until when
 */
export async function exchangeNames(
  transaction: Queries,
  owner: { id: string; user_name_key: string },
  newKey: string,
  now: number,
): Promise<void> {
  const others = await transaction
    .selectFrom('resting_names')
    .select('rests_until')
    .where('owner_id', '=', owner.id)
    .where('rests_until', '>', now)
    .where('user_name_key', 'not in', [owner.user_name_key, newKey])
    .orderBy('rests_until')
    .execute();
  const [first] = others;
  if (first && others.length >= USER_NAMES_RESTING_MAX) {
    const message = ERROR_MESSAGES.user_name_rests.replace('{date}', DATE.format(first.rests_until));
    throw new ApiError('user_name_rests', { userName: message }, message);
  }
  await transaction
    .deleteFrom('resting_names')
    .where('owner_id', '=', owner.id)
    .where('user_name_key', '=', newKey)
    .execute();
  await restName(transaction, owner, now);
}

/**
 * Whether a user name is held back: reserved, or given up by another account less than 90 days ago.
 * @param ownerId the account that wants it, which may take back its own; none for a new account
 */
export async function isHeldBack(queries: Queries, userName: string, now: number, ownerId?: string): Promise<boolean> {
  if (isReserved(userName)) return true;
  const resting = await queries
    .selectFrom('resting_names')
    .select('owner_id')
    .where('user_name_key', '=', userNameKey(userName))
    .where('rests_until', '>', now)
    .executeTakeFirst();
  return resting !== undefined && resting.owner_id !== ownerId;
}
