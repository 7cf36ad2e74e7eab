import { LOGIN_CHALLENGE_MS, LOGIN_CHALLENGE_TRIES } from '@oja/contract/limits';
import type { LoginChallenge } from '@oja/contract/second-factors';
import type { Selectable } from 'kysely';

import type { Queries } from '../../../foundation/db/database.ts';
import type { LoginChallengesTable } from '../../../foundation/db/tables/factor-tables.ts';
import { ApiError } from '../../../foundation/http/api-error.ts';
import { hashToken, newToken } from '../../../foundation/secrets/secret-token.ts';
import { hasTotp, listPasskeys } from './factor-store.ts';
import type { Passkeys } from './passkeys.ts';

export type ChallengeRow = Selectable<LoginChallengesTable>;

/**
 * Begins the second step of a login, in the transaction that checked the first step and has locked the account.
 * @param deviceToken the token of the device that logs in, if it has one
 */
export async function beginChallenge(
  transaction: Queries,
  passkeys: Passkeys,
  { userId, deviceToken }: { userId: string; deviceToken: string | undefined },
  now: number,
): Promise<LoginChallenge> {
  const challenge = newToken();
  const own = await listPasskeys(transaction, userId);
  const request = await passkeys.requestFor(own);
  await transaction
    .insertInto('login_challenges')
    .values({
      token_hash: hashToken(challenge),
      user_id: userId,
      passkey_challenge: request.challenge,
      tries: 0,
      device_token: deviceToken ?? null,
      expires_at: now + LOGIN_CHALLENGE_MS,
    })
    .execute();
  return { challenge, totp: await hasTotp(transaction, userId), passkey: own.length > 0 ? request : null };
}

/** Finds a login that waits for its second factor; undefined for an unknown, used or expired challenge. */
export async function findChallenge(
  queries: Queries,
  challenge: string,
  now: number,
): Promise<ChallengeRow | undefined> {
  return queries
    .selectFrom('login_challenges')
    .selectAll()
    .where('token_hash', '=', hashToken(challenge))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/**
 * Counts a try before it is checked, so that parallel tries cannot exceed the limit.
 * @throws ApiError `challenge_tries` when no try is left; `challenge_expired` when another request has used the
 *   challenge
 */
export async function countTry(queries: Queries, { token_hash: tokenHash }: ChallengeRow): Promise<void> {
  const counted = await queries
    .updateTable('login_challenges')
    .set((stored) => ({ tries: stored('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .returning('tries')
    .executeTakeFirst();
  if (!counted) throw new ApiError('challenge_expired');
  if (counted.tries > LOGIN_CHALLENGE_TRIES) throw new ApiError('challenge_tries');
}

/**
 * Ends a challenge, in the transaction that opens its session, so that it opens only one session.
 * @throws ApiError `challenge_expired` when another request has used the challenge, or the password was changed
 */
export async function consumeChallenge(transaction: Queries, { token_hash: tokenHash }: ChallengeRow): Promise<void> {
  const { numDeletedRows } = await transaction
    .deleteFrom('login_challenges')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new ApiError('challenge_expired');
}
