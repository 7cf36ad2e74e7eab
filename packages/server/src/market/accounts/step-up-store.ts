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
  // An update without a change locks the session: it cannot be ended before its code is stored.
  const { numUpdatedRows } = await transaction
    .updateTable('sessions')
    .set((session) => ({ proved_at: session.ref('proved_at') }))
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new ApiError('unauthenticated');
  const code = String(randomInt(10 ** STEP_UP_CODE_LENGTH)).padStart(STEP_UP_CODE_LENGTH, '0');
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
  return code;
}

/**
 * Proves a session by its code, which works once, and with it that the email is its owner's. Each try is stored before
 * the code is compared, so that parallel tries cannot exceed the limit.
 * @throws ApiError `code_invalid` for a wrong code, `code_expired` once it was used, or its tries or time are used up
 */
export async function proveByCode(
  queries: Queries,
  { token, userId }: { token: string; userId: string },
  code: string,
  now: number,
): Promise<void> {
  const tokenHash = hashToken(token);
  const codeHash = hashCode(token, code);
  const tried = await queries
    .updateTable('step_up_codes')
    .set((stored) => ({ tries: stored('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('tries', '<', OTP_TRIES)
    .returning('code_hash')
    .executeTakeFirst();
  if (!tried) throw new ApiError('code_expired');
  if (tried.code_hash !== codeHash) throw new ApiError('code_invalid');
  await queries.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('users')
      .set({ password_proven_at: now })
      .where('id', '=', userId)
      .where('password_proven_at', 'is', null)
      .execute();
    const { numDeletedRows } = await transaction
      .deleteFrom('step_up_codes')
      .where('token_hash', '=', tokenHash)
      .where('code_hash', '=', codeHash)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new ApiError('code_expired');
    await proveSession(transaction, token, now);
  });
}
