import { OTP_LIFETIME_MS, OTP_TRIES } from '@oja/contract/limits';

import type { Queries } from '../../foundation/db/database.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { hashCode, newCode } from './recovery-code.ts';
import { hashToken, newToken } from '../../foundation/secrets/secret-token.ts';

/**
 * Begins a recovery. Others of the account go on, each with its own code and tries: a stranger who requests a code
 * takes nothing from the owner.
 * @param userId the account to which the code is emailed; without one, no code can verify the recovery
 */
export async function beginRecovery(
  transaction: Queries,
  userId: string | undefined,
  now: number,
): Promise<{ token: string; code: string }> {
  const token = newToken();
  const code = newCode();
  const recovery = {
    token_hash: hashToken(token),
    user_id: userId ?? null,
    code_hash: hashCode(userId === undefined ? newToken() : token, code),
    tries: 0,
    verified_at: null,
    expires_at: now + OTP_LIFETIME_MS,
    created_at: now,
  };
  await transaction.insertInto('recoveries').values(recovery).execute();
  return { token, code };
}

/** Whether a token is that of a recovery, also of one whose time or tries are used up. */
export async function isRecovery(queries: Queries, token: string): Promise<boolean> {
  const row = await queries
    .selectFrom('recoveries')
    .select('tries')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Tries a code. Each try is stored before the code is compared, so that parallel tries cannot exceed the limit. The
 * right code may be sent again.
 * @throws ApiError `code_invalid` for a wrong code, `code_expired` once the tries or the time are used up
 */
export async function tryCode(
  queries: Queries,
  { token, code }: { token: string; code: string },
  now: number,
): Promise<void> {
  const tokenHash = hashToken(token);
  const codeHash = hashCode(token, code);
  const tried = await queries
    .updateTable('recoveries')
    .set((recovery) => ({ tries: recovery('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('tries', '<', OTP_TRIES)
    .where('verified_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst();
  const stored = tried ?? (await verifiedCode(queries, tokenHash, now));
  if (!stored) throw new ApiError('code_expired');
  if (stored.code_hash !== codeHash) throw new ApiError('code_invalid');
  await queries
    .updateTable('recoveries')
    .set({ verified_at: now, expires_at: now + OTP_LIFETIME_MS })
    .where('token_hash', '=', tokenHash)
    .where('verified_at', 'is', null)
    .execute();
}

function verifiedCode(queries: Queries, tokenHash: string, now: number): Promise<{ code_hash: string } | undefined> {
  return queries
    .selectFrom('recoveries')
    .select('code_hash')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
}

/**
 * Finds the account whose password a token may set.
 * @throws ApiError `code_expired` for a token that is not valid any more, `code_unverified` while its code has not
 *   been entered
 */
export async function verifiedUserId(queries: Queries, token: string, now: number): Promise<string> {
  const recovery = await queries
    .selectFrom('recoveries')
    .select(['user_id', 'verified_at'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!recovery) throw new ApiError('code_expired');
  if (recovery.verified_at === null || recovery.user_id === null) throw new ApiError('code_unverified');
  return recovery.user_id;
}

/**
 * Sets the account's new password, once per token, and ends every session, every other recovery and every login that
 * waits for its second factor. The factors stay: the code proves no more than that the email is theirs. It proves that
 * the email belongs to the person: an account that waited for its activation is activated, and its links become void.
 * @throws ApiError `code_expired` when the token was used meanwhile
 */
export async function resetPassword(
  transaction: Queries,
  { token, userId, passwordHash }: { token: string; userId: string; passwordHash: string },
  now: number,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set((user) => ({
      password_hash: passwordHash,
      has_password: 1,
      password_proven_at: now,
      activated_at: user.fn.coalesce('activated_at', user.val(now)),
    }))
    .where('id', '=', userId)
    .execute();
  const { numDeletedRows } = await transaction
    .deleteFrom('recoveries')
    .where('token_hash', '=', hashToken(token))
    .where('user_id', '=', userId)
    .where('verified_at', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new ApiError('code_expired');
  await transaction.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('recoveries').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('activations').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('login_challenges').where('user_id', '=', userId).execute();
}
