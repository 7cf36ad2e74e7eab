import { SESSION_LIFETIME_MS } from '@oja/contract/limits';

import { type RawBuilder, sql } from 'kysely';

import type { Database, DatabaseKind, Queries } from '../db/database.ts';
import type { Kept } from '../db/kept.ts';
import { prepareQuery } from '../db/prepared-query.ts';
import type { Standing } from '../db/standing.ts';
import type { UserRow } from '../users/user-store.ts';
import { hashToken, newToken } from './secret-token.ts';

/** How often at most the use of a session is written down. */
const TOUCH_MS = 60 * 60 * 1000;

/** Sessions that one person may have, far more than anybody has devices: beyond that, the one used longest ago ends. */
const SESSIONS_MAX = 100;

/** Who is asking, as far as every route needs it. */
export interface Viewer {
  id: string;
  userNameKey: string;
  isAdmin: boolean;
  isVerifiedVendor: boolean;
  /** How the database stood when the session was looked up. */
  standing: Standing;
}

/** A session with its person, as it is looked up. */
export type ViewerRow = Pick<UserRow, 'id' | 'user_name_key' | 'is_admin' | 'is_verified_vendor'> & { last_used_at: number; expires_at: number; snapshot: string };

/**
 * Opens a session. Sessions of the same person that have run out, or are too many, go at the same time.
 * @returns the access token, which is stored nowhere
 */
export async function openSession(queries: Queries, userId: string, now: number): Promise<string> {
  const token = newToken();
  const kept = queries.selectFrom('sessions').select('token_hash').where('user_id', '=', userId).orderBy('last_used_at', 'desc').limit(SESSIONS_MAX - 1);
  await queries
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where((where) => where.or([where('expires_at', '<=', now), where('token_hash', 'not in', kept)]))
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
 * Opens a session for who has just shown an account's password.
 * @param row the account as it was when the password was compared
 * @returns undefined when the password was changed, or the account deleted, since then: that has ended every session
 */
export function openSessionByPassword(queries: Queries, row: Pick<UserRow, 'id' | 'password_hash'>, now: number): Promise<string | undefined> {
  return queries.transaction().execute(async (transaction) => {
    // Written to without a change: who changes the password at this moment comes before or after all of this.
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set({ password_hash: row.password_hash })
      .where('id', '=', row.id)
      .where('password_hash', '=', row.password_hash)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 0n ? undefined : openSession(transaction, row.id, now);
  });
}

/** @param snapshot the state that the query sees, by its name */
function prepareFindSession(snapshot: RawBuilder<string>) {
  return prepareQuery<{ tokenHash: string; now: number }, ViewerRow>((queries, slot) =>
    queries
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['users.id', 'users.user_name_key', 'users.is_admin', 'users.is_verified_vendor', 'sessions.last_used_at', 'sessions.expires_at', snapshot.as('snapshot')])
      .where('sessions.token_hash', '=', slot('tokenHash'))
      .where('sessions.expires_at', '>', slot('now')),
  );
}

/** Every call begins with this. */
const findSession: Record<DatabaseKind, ReturnType<typeof prepareFindSession>> = {
  sqlite: prepareFindSession(sql.lit('')),
  postgres: prepareFindSession(sql<string>`pg_current_snapshot()::text`),
};

/**
 * Finds who holds the token, and lets the session live on for 30 days from now.
 * @param kept sessions that were looked up before; each counts until anything is written about sessions or people
 */
export async function findViewer(database: Database, token: string, now: number, kept?: Kept<ViewerRow>): Promise<Viewer | undefined> {
  const { kind, queries, shownWrites, sessionWrites } = database;
  const tokenHash = hashToken(token);
  const standing = sessionWrites?.count;
  const known = standing === undefined ? undefined : kept?.get(standing, tokenHash);
  const [row] = known && known.expires_at > now ? [known] : await findSession[kind](queries, { tokenHash, now });
  if (!row) return undefined;
  if (row !== known && standing !== undefined) kept?.keep(standing, tokenHash, row);
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
    standing: shownWrites?.count ?? row.snapshot,
  };
}

export async function closeSession(queries: Queries, token: string): Promise<void> {
  await queries.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}
