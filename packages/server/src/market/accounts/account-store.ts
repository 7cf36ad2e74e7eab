import { ACTIVATION_LIFETIME_MS } from '@oja/contract/limits';
import { ERROR_MESSAGES, VALIDATION } from '@oja/contract/texts';

import type { Queries } from '../../foundation/db/database.ts';
import { ApiError, refuseField } from '../../foundation/http/api-error.ts';
import { isReserved } from './reserved-names.ts';
import { isHeldBack } from './resting-names.ts';
import { type NewUser, type UserRow, newUserRow } from '../people/user-store.ts';
import { hashToken, newToken } from '../../foundation/secrets/secret-token.ts';

/** The tokens of the two links in an activation email. */
export interface ActivationTokens {
  token: string;
  removalToken: string;
}

/**
 * Creates an account that waits for its activation, in the caller's transaction.
 *
 * A second signup with an email that was never activated replaces the first: it stores the new input and deletes the
 * earlier links, so that a link activates only the account that its own email names. A user name that was taken but
 * not activated is free again once all links of its account have expired. One that was given up rests first.
 *
 * @param replaces the email of an earlier signup under the same user name, which is given up. It needs no proof: a
 *   second signup with that email would replace the account too.
 * @returns the account and the tokens for its links
 * @throws ApiError `validation_failed` at `name`; `user_name_taken` or `email_taken`, with `fields`
 */
export async function createAccount(
  transaction: Queries,
  user: NewUser,
  now: number,
  replaces?: string,
): Promise<{ row: UserRow; tokens: ActivationTokens }> {
  const row = newUserRow(user, now);
  if (isReserved(row.name)) throw refuseField('name', VALIDATION.nameReserved);
  if (await isHeldBack(transaction, row.user_name, now))
    throw new ApiError('user_name_taken', { userName: ERROR_MESSAGES.user_name_taken });
  if (replaces !== undefined) {
    await transaction
      .deleteFrom('users')
      .where('activated_at', 'is', null)
      .where('email', '=', replaces.toLowerCase())
      .where('user_name_key', '=', row.user_name_key)
      .execute();
  }
  await makeRoom(transaction, row, now);
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) throw await conflictOf(transaction, row);
  return { row, tokens: await newActivation(transaction, row.id, now) };
}

/** Deletes accounts that were never activated and that hold a wanted user name or email. */
export async function makeRoom(
  queries: Queries,
  row: Pick<UserRow, 'email' | 'user_name_key'>,
  now: number,
): Promise<void> {
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

async function conflictOf(queries: Queries, row: UserRow): Promise<ApiError> {
  const others = await queries
    .selectFrom('users')
    .select(['user_name_key', 'email'])
    .where((where) => where.or([where('user_name_key', '=', row.user_name_key), where('email', '=', row.email)]))
    .execute();
  const nameTaken = others.some((other) => other.user_name_key === row.user_name_key);
  const emailTaken = others.some((other) => other.email === row.email);
  return new ApiError(nameTaken ? 'user_name_taken' : 'email_taken', {
    ...(nameTaken && { userName: ERROR_MESSAGES.user_name_taken }),
    ...(emailTaken && { email: ERROR_MESSAGES.email_taken }),
  });
}

/**
 * Creates another activation link, in the caller's transaction. Earlier links stay valid.
 * @returns the tokens of the links; undefined where the account is activated already or does not exist
 */
export async function renewActivation(
  transaction: Queries,
  userId: string,
  now: number,
): Promise<ActivationTokens | undefined> {
  // An update without a change locks the row: the account can be neither activated nor replaced before the link
  // exists.
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ activated_at: null })
    .where('id', '=', userId)
    .where('activated_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 0n ? undefined : newActivation(transaction, userId, now);
}

async function newActivation(queries: Queries, userId: string, now: number): Promise<ActivationTokens> {
  const token = newToken();
  const removalToken = newToken();
  await queries
    .insertInto('activations')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      expires_at: now + ACTIVATION_LIFETIME_MS,
      removal_hash: hashToken(removalToken),
    })
    .execute();
  return { token, removalToken };
}
