import { randomInt } from 'node:crypto';

import { OTP_LIFETIME_MS, OTP_TRIES, STEP_UP_CODE_LENGTH } from '@oja/contract/limits';

import type { Queries } from '../../foundation/db/database.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { hashToken } from '../../foundation/secrets/secret-token.ts';
import { hashCode } from './recovery-code.ts';

/**
 * Records that a session belongs to the owner of its account, who has just proved it.
 * @throws ApiError `unauthenticated` when the session was ended meanwhile
 */
export async function proveSession(queries: Queries, token: string, now: number): Promise<void> {
  const { numUpdatedRows } = await queries
    .updateTable('sessions')
    .set({ proved_at: now })
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new ApiError('unauthenticated');
}

/**
 * Makes the code that this session alone can be proved with, in the caller's transaction. It replaces the previous one.
 * @returns the code, which is stored nowhere
 * @throws ApiError `unauthenticated` when the session was ended meanwhile
 */
export async function beginStepUp(transaction: Queries, token: string, now: number): Promise<string> {
  const code = String(randomInt(10 ** STEP_UP_CODE_LENGTH)).padStart(STEP_UP_CODE_LENGTH, '0');
  await storeCode(transaction, token, code, now);
  return code;
}

/**
 * Stores a code, or the challenge for a passkey, that proves this session alone, in the caller's transaction. It
 * replaces the previous one.
 * @throws ApiError `unauthenticated` when the session was ended meanwhile
 */
export async function storeCode(transaction: Queries, token: string, code: string, now: number): Promise<void> {
  // An update without a change locks the session: it cannot be ended before its code is stored.
  const { numUpdatedRows } = await transaction
    .updateTable('sessions')
    .set((session) => ({ proved_at: session.ref('proved_at') }))
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new ApiError('unauthenticated');
  const row = {
    token_hash: hashToken(token),
    code_hash: hashCode(token, code),
    tries: 0,
    expires_at: now + OTP_LIFETIME_MS,
  };
  await transaction
    .insertInto('step_up_codes')
    .values(row)
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(row))
    .execute();
}

/**
 * Counts a try of the session's code before the code is compared, so that parallel tries cannot exceed the limit.
 * @returns the hash of the stored code; undefined once it was used, or its tries or time are used up
 */
export async function tryCode(queries: Queries, token: string, now: number): Promise<string | undefined> {
  const tried = await queries
    .updateTable('step_up_codes')
    .set((stored) => ({ tries: stored('tries', '+', 1) }))
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .where('tries', '<', OTP_TRIES)
    .returning('code_hash')
    .executeTakeFirst();
  return tried?.code_hash;
}

/**
 * Ends the session's code, in the transaction that proves the session, so that it works once.
 * @param codeHash the hash of the code that was right
 * @returns whether it was there: another request may have used or replaced it
 */
export async function consumeCode(transaction: Queries, token: string, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('step_up_codes')
    .where('token_hash', '=', hashToken(token))
    .where('code_hash', '=', codeHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/**
 * Proves a session by its emailed code, which works once, and with it that the email is its owner's.
 * @throws ApiError `code_invalid` for a wrong code, `code_expired` once it was used, or its tries or time are used up
 */
export async function proveByCode(
  queries: Queries,
  { token, userId }: { token: string; userId: string },
  code: string,
  now: number,
): Promise<void> {
  const codeHash = await tryCode(queries, token, now);
  if (codeHash === undefined) throw new ApiError('code_expired');
  if (codeHash !== hashCode(token, code)) throw new ApiError('code_invalid');
  await queries.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('users')
      .set({ password_proven_at: now })
      .where('id', '=', userId)
      .where('password_proven_at', 'is', null)
      .execute();
    // The session first, as in storeCode: locked in another order, the two could wait for each other.
    await proveSession(transaction, token, now);
    if (!(await consumeCode(transaction, token, codeHash))) throw new ApiError('code_expired');
  });
}
