import type { Queries } from '../db/database.ts';

/**
 * Ends a person's sessions but the one they are in, and voids codes for forgotten passwords that are on their way.
 * @param transaction of the change of password
 * @param tokenHash of the session that goes on
 * @returns the token hashes of those that ended, for their sockets
 */
export async function endOtherSessions(transaction: Queries, userId: string, tokenHash: string): Promise<string[]> {
  await transaction.deleteFrom('recoveries').where('user_id', '=', userId).execute();
  const ended = await transaction
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', tokenHash)
    .returning('token_hash')
    .execute();
  return ended.map((session) => session.token_hash);
}
