import type { Queries } from '../../foundation/db/database.ts';

/**
 * Ends all sessions of a person except the current one, and voids pending codes for a forgotten password
 * and logins that wait for their second factor.
 * @param transaction the transaction of the password change
 * @param tokenHash token hash of the current session
 * @returns the token hashes of the ended sessions, for their sockets
 */
export async function endOtherSessions(transaction: Queries, userId: string, tokenHash: string): Promise<string[]> {
  await transaction.deleteFrom('recoveries').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('login_challenges').where('user_id', '=', userId).execute();
  const ended = await transaction
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', tokenHash)
    .returning('token_hash')
    .execute();
  return ended.map((session) => session.token_hash);
}
