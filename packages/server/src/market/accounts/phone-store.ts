import { randomInt } from 'node:crypto';

import { OTP_LIFETIME_MS, OTP_TRIES, PHONE_ACCOUNTS_MAX, PHONE_CODE_LENGTH } from '@oja/contract/limits';
import type { PhoneAnswer } from '@oja/contract/phone-confirmation';

import type { Database, Queries } from '../../foundation/db/database.ts';
import { takeLock } from '../../foundation/db/take-lock.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { hashToken } from '../../foundation/secrets/secret-token.ts';
import { toTimestamp } from '../../foundation/text/timestamp.ts';
import { lockUsers } from '../people/lock-users.ts';
import { findActive } from '../people/user-store.ts';
import { hashCode } from './recovery-code.ts';

/** A person and their session. */
export interface PhoneOwner {
  userId: string;
  /** The access token. */
  token: string;
}

/** Reads a person's confirmed number, and the one that their session requested a code for. */
export async function readPhone(
  queries: Queries,
  { userId, token }: PhoneOwner,
  now: number,
): Promise<PhoneAnswer['data']> {
  const [row, pending] = await Promise.all([
    findActive(queries, userId),
    queries
      .selectFrom('phone_codes')
      .select(['phone_number', 'expires_at'])
      .where('user_id', '=', userId)
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', now)
      .where('tries', '<', OTP_TRIES)
      .executeTakeFirst(),
  ]);
  if (!row) throw new ApiError('unauthenticated');
  return {
    phoneNumber: row.confirmed_phone,
    confirmedAt: row.phone_confirmed_at === null ? null : toTimestamp(row.phone_confirmed_at),
    pending: pending ? { phoneNumber: pending.phone_number, expiresAt: toTimestamp(pending.expires_at) } : null,
  };
}

/**
 * Makes the code that confirms a number, in the caller's transaction. It replaces the previous one of the account. A
 * confirmed number that is another one is removed at once, and its marks with it: it may be no longer theirs.
 * @returns the code, which is stored nowhere
 * @throws ApiError `unauthenticated` when the session was ended meanwhile
 */
export async function beginPhone(
  transaction: Queries,
  { userId, token }: PhoneOwner,
  phoneNumber: string,
  now: number,
): Promise<string> {
  const owner = (await lockUsers(transaction, [userId])).get(userId);
  // An update without a change locks the session: it cannot be ended before its code is stored.
  const { numUpdatedRows } = await transaction
    .updateTable('sessions')
    .set((session) => ({ proved_at: session.ref('proved_at') }))
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirstOrThrow();
  if (!owner || numUpdatedRows === 0n) throw new ApiError('unauthenticated');
  if (owner.confirmed_phone !== null && owner.confirmed_phone !== phoneNumber)
    await setPhone(transaction, userId, null);
  const code = String(randomInt(10 ** PHONE_CODE_LENGTH)).padStart(PHONE_CODE_LENGTH, '0');
  const row = {
    user_id: userId,
    token_hash: hashToken(token),
    phone_number: phoneNumber,
    code_hash: hashCode(token, code),
    tries: 0,
    expires_at: now + OTP_LIFETIME_MS,
  };
  await transaction
    .insertInto('phone_codes')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  return code;
}

/**
 * Confirms a number by its code, which works once. Each try is stored before the code is compared, so that parallel
 * tries cannot exceed the limit.
 * @throws ApiError `phone_code_invalid` for a wrong code; `code_expired` once it was used, or its tries or time are
 *   used up; `phone_taken` where the number is confirmed by as many other accounts as may share one
 */
export async function confirmPhone(
  { queries, kind }: Database,
  { userId, token }: PhoneOwner,
  code: string,
  now: number,
): Promise<void> {
  const codeHash = hashCode(token, code);
  const tried = await queries
    .updateTable('phone_codes')
    .set((stored) => ({ tries: stored('tries', '+', 1) }))
    .where('user_id', '=', userId)
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .where('tries', '<', OTP_TRIES)
    .returning('code_hash')
    .executeTakeFirst();
  if (!tried) throw new ApiError('code_expired');
  if (tried.code_hash !== codeHash) throw new ApiError('phone_code_invalid');
  await queries.transaction().execute(async (transaction) => {
    await lockUsers(transaction, [userId]);
    const used = await transaction
      .deleteFrom('phone_codes')
      .where('user_id', '=', userId)
      .where('code_hash', '=', codeHash)
      .returning('phone_number')
      .executeTakeFirst();
    if (!used) throw new ApiError('code_expired');
    // Without the lock, two accounts that confirm the number at the same time would not count each other.
    await takeLock(transaction, kind, 'phone');
    await refuseTaken(transaction, userId, used.phone_number);
    await setPhone(transaction, userId, { phoneNumber: used.phone_number, now });
  });
}

/** Removes a person's confirmed number, its marks, and a code that waits. */
export async function removePhone(transaction: Queries, userId: string): Promise<void> {
  await lockUsers(transaction, [userId]);
  await transaction.deleteFrom('phone_codes').where('user_id', '=', userId).execute();
  await setPhone(transaction, userId, null);
}

async function refuseTaken(transaction: Queries, userId: string, phoneNumber: string): Promise<void> {
  const { others } = await transaction
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('others'))
    .where('confirmed_phone', '=', phoneNumber)
    .where('id', '<>', userId)
    .executeTakeFirstOrThrow();
  if (others >= PHONE_ACCOUNTS_MAX) throw new ApiError('phone_taken');
}

async function setPhone(
  transaction: Queries,
  userId: string,
  phone: { phoneNumber: string; now: number } | null,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ confirmed_phone: phone?.phoneNumber ?? null, phone_confirmed_at: phone?.now ?? null })
    .where('id', '=', userId)
    .execute();
}
