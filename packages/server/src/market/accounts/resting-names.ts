import type { Queries } from '../../foundation/db/database.ts';
import { userNameKey } from '../../foundation/text/user-name-key.ts';
import { isReserved } from './reserved-names.ts';

/**
 * How long a user name that was given up is refused to others: nobody takes over the trust of a vendor who has just
 * been renamed or left.
 */
const REST_MS = 90 * 24 * 60 * 60_000;

/** The most names that rest for one account, the newest: else one could hold back thousands by renaming. */
const NAMES_MAX = 5;

/** Lets the user name of an account rest that gives it up, in the caller's transaction. */
export async function restName(
  transaction: Queries,
  owner: { id: string; user_name_key: string },
  now: number,
): Promise<void> {
  const resting = { owner_id: owner.id, rests_until: now + REST_MS };
  await transaction
    .insertInto('resting_names')
    .values({ user_name_key: owner.user_name_key, ...resting })
    .onConflict((conflict) => conflict.column('user_name_key').doUpdateSet(resting))
    .execute();
  const newest = await transaction
    .selectFrom('resting_names')
    .select('user_name_key')
    .where('owner_id', '=', owner.id)
    .orderBy('rests_until', 'desc')
    .limit(NAMES_MAX)
    .execute();
  await transaction
    .deleteFrom('resting_names')
    .where('owner_id', '=', owner.id)
    .where(
      'user_name_key',
      'not in',
      newest.map(({ user_name_key: key }) => key),
    )
    .execute();
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
