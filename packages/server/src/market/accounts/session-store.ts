import { SESSION_LIFETIME_MS } from '@oja/contract/limits';

import { type RawBuilder, sql } from 'kysely';

import type { Database, DatabaseKind, Queries } from '../../foundation/db/database.ts';
import { prepareQuery } from '../../foundation/db/prepared-query.ts';
import type { SnapshotVersion } from '../../foundation/db/snapshot-cache.ts';
import type { UserRow } from '../people/user-store.ts';
import { hashToken, newToken } from '../../foundation/secrets/secret-token.ts';

/** The shortest time between two stored updates of a session's last use. */
const TOUCH_MS = 60 * 60 * 1000;

/**
 * The maximum number of sessions per user, far more than anybody has devices. A further login ends the session that was
 * used longest ago.
 */
const SESSIONS_MAX = 100;

/** The logged-in person, with the fields that every route needs. */
export interface Viewer {
  id: string;
  userNameKey: string;
  isAdmin: boolean;
  isVerifiedVendor: boolean;
  /** The version of the database when the session was looked up. */
  snapshotVersion: SnapshotVersion;
}

/** A session joined with its person, as the lookup reads it. */
type ViewerRow = Pick<UserRow, 'id' | 'user_name_key' | 'is_admin' | 'is_verified_vendor'> & {
  last_used_at: number;
  snapshot: number | string;
};

/**
 * Opens a session, and deletes the person's sessions that have expired or exceed the limit.
 * @returns the access token, which is stored nowhere
 */
export async function openSession(queries: Queries, userId: string, now: number): Promise<string> {
  const token = newToken();
  const newestSessions = queries
    .selectFrom('sessions')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .limit(SESSIONS_MAX - 1);
  await queries
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where((where) => where.or([where('expires_at', '<=', now), where('token_hash', 'not in', newestSessions)]))
    .execute();
  await queries
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      last_used_at: now,
      expires_at: now + SESSION_LIFETIME_MS,
    })
    .execute();
  return token;
}

/**
 * Opens a session after the password was checked.
 * @param row the account as it was when the password was compared
 * @returns undefined when the password was changed or the account deleted since then, which has ended every session
 */
export function openSessionByPassword(
  queries: Queries,
  row: Pick<UserRow, 'id' | 'password_hash'>,
  now: number,
): Promise<string | undefined> {
  return queries.transaction().execute(async (transaction) => {
    // An update without a change locks the row: a concurrent password change runs before or after this transaction.
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set({ password_hash: row.password_hash })
      .where('id', '=', row.id)
      .where('password_hash', '=', row.password_hash)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 0n ? undefined : openSession(transaction, row.id, now);
  });
}

/** @param snapshot the state that the query sees, see snapshot-cache.ts */
function prepareFindSession(snapshot: RawBuilder<number | string>) {
  return prepareQuery<{ tokenHash: string; now: number }, ViewerRow>((queries, slot) =>
    queries
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select([
        'users.id',
        'users.user_name_key',
        'users.is_admin',
        'users.is_verified_vendor',
        'sessions.last_used_at',
        snapshot.as('snapshot'),
      ])
      .where('sessions.token_hash', '=', slot('tokenHash'))
      .where('sessions.expires_at', '>', slot('now')),
  );
}

/** Every API call runs this query first. */
const findSession: Record<DatabaseKind, ReturnType<typeof prepareFindSession>> = {
  sqlite: prepareFindSession(sql<number>`(select data_version from pragma_data_version)`),
  postgres: prepareFindSession(sql<string>`pg_current_snapshot()::text`),
};

/**
 * Finds the viewer by the session token, and extends the session to 30 days from now. The row is read each time, so
 * that a change by another process takes effect with the person's next request.
 */
export async function findViewer(
  { kind, queries, shownWrites }: Database,
  token: string,
  now: number,
): Promise<Viewer | undefined> {
  const tokenHash = hashToken(token);
  const writes = shownWrites?.count;
  const [row] = await findSession[kind](queries, { tokenHash, now });
  if (!row) return undefined;
  if (now - row.last_used_at >= TOUCH_MS) {
    await queries
      .updateTable('sessions')
      .set({ last_used_at: now, expires_at: now + SESSION_LIFETIME_MS })
      .where('token_hash', '=', tokenHash)
      .execute();
  }
  return {
    id: row.id,
    userNameKey: row.user_name_key,
    isAdmin: row.is_admin === 1,
    isVerifiedVendor: row.is_verified_vendor === 1,
    snapshotVersion: writes === undefined ? `${row.snapshot}` : `${row.snapshot} ${writes}`,
  };
}

export async function closeSession(queries: Queries, token: string): Promise<void> {
  await queries.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}
