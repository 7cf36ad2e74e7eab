import type { DeviceSession } from '@oja/contract/sessions';

import type { Queries } from '../../foundation/db/database.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { toTimestamp } from '../../foundation/text/timestamp.ts';

/**
 * Lists a person's sessions, last used first.
 * @param tokenHash token hash of the current session
 */
export async function listSessions(
  queries: Queries,
  userId: string,
  tokenHash: string,
  now: number,
): Promise<DeviceSession[]> {
  const rows = await queries
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'device', 'place', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    device: row.device,
    place: row.place,
    createdAt: toTimestamp(row.created_at),
    lastUsedAt: toTimestamp(row.last_used_at),
    current: row.token_hash === tokenHash,
  }));
}

/** Whether an id is that of the session with a token. */
export async function isCurrentSession(queries: Queries, id: string, tokenHash: string): Promise<boolean> {
  const own = await queries
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return own !== undefined;
}

/**
 * Ends one of a person's own sessions.
 * @returns its token hash, for its sockets
 * @throws ApiError `session_not_found`, also for a session of somebody else, so that ids cannot be probed
 */
export async function endSession(queries: Queries, userId: string, id: string): Promise<string> {
  const ended = await queries
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('token_hash')
    .executeTakeFirst();
  if (!ended) throw new ApiError('session_not_found');
  return ended.token_hash;
}
