import { SESSION_LIFETIME_MAX_MS, SESSION_LIFETIME_MS } from '@oja/contract/limits';

import DataLoader from 'dataloader';
import { type RawBuilder, sql } from 'kysely';

import type { Database, DatabaseKind, Queries } from '../../foundation/db/database.ts';
import type { Config } from '../../foundation/startup/config.ts';
import { prepareStatement } from '../../foundation/db/prepared-query.ts';
import { newId } from '../../foundation/db/new-id.ts';
import { SHOWN_VERSION, type ShownVersion } from '../../foundation/db/shown-changes.ts';
import type { UserRow } from '../people/user-store.ts';
import { hashToken, newToken } from '../../foundation/secrets/secret-token.ts';

/** The shortest time between two stored updates of a session's last use. */
const TOUCH_MS = 60 * 60 * 1000;

/**
 * The maximum number of sessions per user, far more than anybody has devices. A further login ends the session that was
 * used longest ago.
 */
const SESSIONS_MAX = 100;

/** Where a session was opened, in words for its user; empty texts where that is not known. */
export interface SessionOrigin {
  /** See device-words.ts. */
  device: string;
  /** See short-address.ts. */
  place: string;
}

const UNKNOWN_ORIGIN: SessionOrigin = { device: '', place: '' };

/** The logged-in person, with the fields that every route needs. */
export interface Viewer {
  id: string;
  userNameKey: string;
  /** Whether they may make the calls of admins: outside the demo, an admin without a second factor may not. */
  isAdmin: boolean;
  /** Whether they are an admin who must set up a second factor first. */
  needsSecondFactor: boolean;
  isVerifiedVendor: boolean;
  /** When this session last proved that it belongs to the person. */
  provedAt: number;
  /** The state of the database when the session was looked up. */
  shownVersion: ShownVersion;
}

interface ViewerDeps {
  config: Pick<Config, 'demo'>;
  database: Pick<Database, 'kind' | 'queries'>;
  now: () => number;
}

/** A session joined with its person, as the lookup reads it. */
type ViewerRow = Pick<UserRow, 'id' | 'user_name_key' | 'is_admin' | 'is_verified_vendor' | 'second_factors'> & {
  token_hash: string;
  created_at: number;
  last_used_at: number;
  proved_at: number;
  shown_version: ShownVersion;
};

/** Whether an account is an admin's who needs a second factor and has none (decision 037). */
export const isFactorMissing = (
  row: Pick<UserRow, 'is_admin' | 'second_factors'>,
  config: { demo: boolean },
): boolean => row.is_admin === 1 && row.second_factors === 0 && !config.demo;

/**
 * Opens a session, and deletes the person's sessions that have expired or exceed the limit.
 * @returns the access token, which is stored nowhere
 */
export async function openSession(
  queries: Queries,
  userId: string,
  now: number,
  origin: SessionOrigin = UNKNOWN_ORIGIN,
): Promise<string> {
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
      proved_at: now,
      id: newId(now),
      ...origin,
    })
    .execute();
  return token;
}

/**
 * Opens a session after the password was checked.
 * @param row the account as it was when the password was compared
 * @param open opens the session in the transaction that it gets, which holds the account's row
 * @returns undefined when the password was changed or the account deleted since then, which has ended every session
 */
export function openSessionByPassword<Opened>(
  queries: Queries,
  row: Pick<UserRow, 'id' | 'password_hash'>,
  open: (transaction: Queries, held: UserRow) => Promise<Opened>,
): Promise<Opened | undefined> {
  return queries.transaction().execute(async (transaction) => {
    // An update without a change locks the row: a concurrent password change runs before or after this transaction.
    const held = await transaction
      .updateTable('users')
      .set({ password_hash: row.password_hash })
      .where('id', '=', row.id)
      .where('password_hash', '=', row.password_hash)
      .where('deleted_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    return held && open(transaction, held);
  });
}

/** Every API call runs this query first. `shown_version` is the state that it sees. */
const viewersOf = (kind: DatabaseKind, hashes: RawBuilder<unknown>, now: RawBuilder<number>) => sql<ViewerRow>`
  select sessions.token_hash, sessions.created_at, users.id, users.user_name_key, users.is_admin,
    users.is_verified_vendor, users.second_factors, sessions.last_used_at, sessions.proved_at, ${SHOWN_VERSION[kind]} as shown_version
  from sessions join users on users.id = sessions.user_id
  where sessions.token_hash in (${hashes}) and sessions.expires_at > ${now} and users.deleted_at is null`;

const findSession = prepareStatement<{ hash: string; now: number }, ViewerRow>(({ kind, slot }) =>
  viewersOf(kind, slot('hash'), slot('now')),
);

const findSessions = prepareStatement<{ tokens: readonly { hash: string }[]; now: number }, ViewerRow>(
  ({ kind, rows, slot }) => viewersOf(kind, sql`select hash from ${rows('tokens', { hash: 'text' })}`, slot('now')),
);

/**
 * Finds the viewer by the session token, and extends the session to 30 days from now, but at most to 90 days from its
 * sign-in.
 */
export type FindViewer = (token: string) => Promise<Viewer | undefined>;

/**
 * Makes the function that finds viewers. The row is read each time, so that a change by another process takes effect
 * with the person's next request. On PostgreSQL, requests that arrive together are looked up together, which halves
 * the time of a message under load. SQLite answers sooner than it takes to collect them.
 */
export function viewerFinder({ config, database: { kind, queries }, now }: ViewerDeps): FindViewer {
  const together = new DataLoader<string, ViewerRow | undefined>(
    async (hashes) => {
      const tokens = [...new Set(hashes)].map((hash) => ({ hash }));
      const rows = await findSessions(queries, { tokens, now: now() });
      const found = new Map(rows.map((row) => [row.token_hash, row]));
      return hashes.map((hash) => found.get(hash));
    },
    { cache: false, batchScheduleFn: setImmediate },
  );
  const find = async (hash: string) =>
    kind === 'postgres' ? together.load(hash) : (await findSession(queries, { hash, now: now() }))[0];
  return async (token) => {
    const tokenHash = hashToken(token);
    const row = await find(tokenHash);
    const at = now();
    if (!row) return undefined;
    if (at - row.last_used_at >= TOUCH_MS) {
      await queries
        .updateTable('sessions')
        .set({
          last_used_at: at,
          expires_at: Math.min(at + SESSION_LIFETIME_MS, row.created_at + SESSION_LIFETIME_MAX_MS),
        })
        .where('token_hash', '=', tokenHash)
        .execute();
    }
    const needsSecondFactor = isFactorMissing(row, config);
    return {
      id: row.id,
      userNameKey: row.user_name_key,
      isAdmin: row.is_admin === 1 && !needsSecondFactor,
      needsSecondFactor,
      isVerifiedVendor: row.is_verified_vendor === 1,
      provedAt: row.proved_at,
      shownVersion: row.shown_version,
    };
  };
}

/** Notes that a session was used until now. Called when its device disconnects, so that the last use is exact. */
export async function noteLastUse(queries: Queries, tokenHash: string, now: number): Promise<void> {
  await queries
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('last_used_at', '<', now)
    .execute();
}

export async function closeSession(queries: Queries, token: string): Promise<void> {
  await queries.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}
