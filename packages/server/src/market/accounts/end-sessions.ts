import type { Queries } from '../../foundation/db/database.ts';

/**
 * Voids what was begun with an old password: codes for a forgotten password, and logins that wait for their second
 * factor. Only for a new password: to end sessions must not stop an owner who is signing in at that moment.
 * @param transaction the transaction of the password change
 */
export async function voidPendingLogins(transaction: Queries, userId: string): Promise<void> {
  await transaction.deleteFrom('recoveries').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('login_challenges').where('user_id', '=', userId).execute();
}

/**
 * Ends all sessions of a person except the current one.
 * @param tokenHash token hash of the current session
 * @returns the token hashes of the ended sessions, for their sockets
 */
export async function endOtherSessions(queries: Queries, userId: string, tokenHash: string): Promise<string[]> {
  const ended = await queries
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', tokenHash)
    .returning('token_hash')
    .execute();
  return ended.map((session) => session.token_hash);
}
