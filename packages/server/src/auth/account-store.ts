import { ACTIVATION_LIFETIME_MS } from '@oja/contract/limits';
import { REFUSALS } from '@oja/contract/texts';

import type { Queries } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { isReserved } from '../users/reserved-names.ts';
import { type NewUser, type UserRow, newUserRow } from '../users/user-store.ts';
import { hashToken, newToken } from './secret-token.ts';

/**
 * Makes an account that waits for its activation, in the caller's transaction.
 *
 * Whoever signs up again with an e-mail that was never activated starts over with what they typed last; the links of
 * the first attempt die with it, so that a link activates only what its own mail names. A user name that somebody
 * took but did not activate while any of their links was good is free again.
 *
 * @returns the account and the token for its link
 * @throws Refusal `user_name_taken` or `email_taken`, with `fields`
 */
export async function createAccount(transaction: Queries, user: NewUser, now: number): Promise<{ row: UserRow; token: string }> {
  const row = newUserRow(user, now);
  if (isReserved(row.user_name_key)) throw new Refusal('user_name_taken', { userName: REFUSALS.user_name_taken });
  await makeRoom(transaction, row, now);
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) throw await conflictOf(transaction, row);
  return { row, token: await newActivation(transaction, row.id, now) };
}

/** Removes accounts that were never activated and stand in the way of a name or an e-mail. */
export async function makeRoom(queries: Queries, row: Pick<UserRow, 'email' | 'user_name_key'>, now: number): Promise<void> {
  await queries
    .deleteFrom('users')
    .where('activated_at', 'is', null)
    .where((where) =>
      where.or([
        where('email', '=', row.email),
        where.and([
          where('user_name_key', '=', row.user_name_key),
          where.not(
            where.exists(
              where
                .selectFrom('activations')
                .select('activations.token_hash')
                .whereRef('activations.user_id', '=', 'users.id')
                .where('activations.expires_at', '>', now),
            ),
          ),
        ]),
      ]),
    )
    .execute();
}

async function conflictOf(queries: Queries, row: UserRow): Promise<Refusal> {
  const others = await queries
    .selectFrom('users')
    .select(['user_name_key', 'email'])
    .where((where) => where.or([where('user_name_key', '=', row.user_name_key), where('email', '=', row.email)]))
    .execute();
  const nameTaken = others.some((other) => other.user_name_key === row.user_name_key);
  const emailTaken = others.some((other) => other.email === row.email);
  return new Refusal(nameTaken ? 'user_name_taken' : 'email_taken', {
    ...(nameTaken && { userName: REFUSALS.user_name_taken }),
    ...(emailTaken && { email: REFUSALS.email_taken }),
  });
}

/**
 * Makes a further activation link, in the caller's transaction; those before it stay good.
 * @returns its token; undefined where the account does not wait for its activation, or is gone
 */
export async function renewActivation(transaction: Queries, userId: string, now: number): Promise<string | undefined> {
  // Written to without a change, so that the account can be neither activated nor replaced before the link is there.
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ activated_at: null })
    .where('id', '=', userId)
    .where('activated_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 0n ? undefined : newActivation(transaction, userId, now);
}

async function newActivation(queries: Queries, userId: string, now: number): Promise<string> {
  const token = newToken();
  await queries
    .insertInto('activations')
    .values({ token_hash: hashToken(token), user_id: userId, created_at: now, expires_at: now + ACTIVATION_LIFETIME_MS })
    .execute();
  return token;
}
