import { PASSKEYS_MAX } from '@oja/contract/limits';
import type { SecondFactorsAnswer } from '@oja/contract/second-factors';
import { sql } from 'kysely';

import type { Queries } from '../../../foundation/db/database.ts';
import { isTaken } from '../../../foundation/db/database-faults.ts';
import { newId } from '../../../foundation/db/new-id.ts';
import { ApiError } from '../../../foundation/http/api-error.ts';
import { toTimestamp } from '../../../foundation/text/timestamp.ts';
import type { UserRow } from '../../people/user-store.ts';
import type { NewPasskey, PasskeyRow } from './passkeys.ts';
import {
  type NewRecoveryCodes,
  countRecoveryCodes,
  hasRecoveryCodes,
  makeRecoveryCodes,
  replaceRecoveryCodes,
} from './recovery-codes.ts';

/**
 * Locks an account's row by an update without a change, so that logins and changes of its factors run one after the
 * other.
 * @throws ApiError `unauthenticated` when the account was deleted
 */
export async function lockAccount(transaction: Queries, userId: string): Promise<UserRow> {
  const row = await transaction
    .updateTable('users')
    .set((user) => ({ second_factors: user.ref('second_factors') }))
    .where('id', '=', userId)
    .where('activated_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ApiError('unauthenticated');
  return row;
}

/** An account's passkeys, oldest first. */
export async function listPasskeys(queries: Queries, userId: string): Promise<PasskeyRow[]> {
  return queries.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute();
}

/** Whether an account has an authenticator app. */
export async function hasTotp(queries: Queries, userId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('totp_factors')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** What the owner of an account sees of its factors. */
export async function readFactors(
  queries: Queries,
  userId: string,
): Promise<Omit<SecondFactorsAnswer['data'], 'needed'>> {
  const passkeys = await listPasskeys(queries, userId);
  return {
    totp: await hasTotp(queries, userId),
    passkeys: passkeys.map((row) => ({
      _id: row.id,
      name: row.name,
      createdAt: toTimestamp(row.created_at),
      lastUsedAt: row.last_used_at === null ? null : toTimestamp(row.last_used_at),
    })),
    recoveryCodesLeft: await countRecoveryCodes(queries, userId),
  };
}

/**
 * Adds a passkey to an account, in a transaction that has locked the account.
 * @throws ApiError `passkeys_full`, or `passkey_registered` for a passkey that any account has already
 */
export async function addPasskey(
  transaction: Queries,
  passkey: NewPasskey & { userId: string; name: string },
  now: number,
): Promise<void> {
  const { userId, ...row } = passkey;
  const existing = await listPasskeys(transaction, userId);
  if (existing.length >= PASSKEYS_MAX) throw new ApiError('passkeys_full');
  try {
    await transaction
      .insertInto('passkeys')
      .values({ ...row, id: newId(now), user_id: userId, created_at: now, last_used_at: null })
      .execute();
  } catch (error) {
    throw isTaken(error) ? new ApiError('passkey_registered') : error;
  }
}

/**
 * Updates the number of an account's factors, in the transaction that added one. The first factor adds recovery codes.
 * @param fresh new codes to store; undefined if the account had codes before the transaction
 * @returns the codes to show; null if the account has recovery codes already
 */
export async function noteFactorAdded(
  transaction: Queries,
  userId: string,
  fresh: NewRecoveryCodes | undefined,
): Promise<string[] | null> {
  await countFactors(transaction, userId);
  if (await hasRecoveryCodes(transaction, userId)) return null;
  const { codes, hashes } = fresh ?? (await makeRecoveryCodes(userId));
  await replaceRecoveryCodes(transaction, userId, hashes);
  return codes;
}

/**
 * Removes the authenticator app of an account, or one of its passkeys, in a transaction that has locked the account.
 * Recovery codes are deleted with the last factor.
 * @param passkeyId the passkey; undefined for the app
 * @throws ApiError `second_factor_gone`, also for a passkey of another account, so that ids cannot be probed
 */
export async function removeFactor(transaction: Queries, userId: string, passkeyId: string | undefined): Promise<void> {
  const { numDeletedRows } = await (
    passkeyId === undefined
      ? transaction.deleteFrom('totp_factors')
      : transaction.deleteFrom('passkeys').where('id', '=', passkeyId)
  )
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new ApiError('second_factor_gone');
  if ((await countFactors(transaction, userId)) > 0) return;
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

async function countFactors(transaction: Queries, userId: string): Promise<number> {
  const { second_factors: count } = await transaction
    .updateTable('users')
    .set({
      second_factors: sql<number>`(select count(*) from totp_factors where user_id = users.id)
        + (select count(*) from passkeys where user_id = users.id)`,
    })
    .where('id', '=', userId)
    .returning('second_factors')
    .executeTakeFirstOrThrow();
  return count;
}
