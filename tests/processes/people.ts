import { hashToken } from '../../packages/server/src/foundation/secrets/secret-token.ts';
import type { Database } from '../../packages/server/src/foundation/db/database.ts';
import { openDatabase } from '../../packages/server/src/foundation/db/connection/open-database.ts';
import { newId } from '../../packages/server/src/foundation/db/new-id.ts';
import { newUserRow } from '../../packages/server/src/market/people/user-store.ts';
import { insertRows } from '../load/market/insert-rows.ts';

/** A user with an active session. */
export interface Person {
  id: string;
  userName: string;
  token: string;
}

const MONTH = 30 * 24 * 60 * 60 * 1000;

/** The data folder or database that the server is started with. */
interface Place {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/**
 * Adds activated vendor accounts with active sessions directly to the database. On SQLite only while no server uses it.
 * @param prefix the start of their user names
 */
export async function addPeople(place: Place, count: number, prefix: string): Promise<Person[]> {
  const now = Date.now();
  const rows = Array.from({ length: count }, (_, index) => ({
    ...newUserRow(
      {
        name: `${prefix} ${index}`,
        userName: `${prefix}${index}`,
        email: `${prefix}${index}@example.com`,
        passwordHash: '',
      },
      now,
    ),
    activated_at: now,
    is_verified_vendor: 1,
  }));
  const people = rows.map((row, index) => ({
    id: row.id,
    userName: row.user_name,
    token: `${prefix}-${index}-`.padEnd(43, 'x'),
  }));
  await inDatabase(place, async (database) => {
    await insertRows(database, 'users', rows);
    const session = { created_at: now, last_used_at: now, expires_at: now + MONTH, proved_at: now };
    await insertRows(
      database,
      'sessions',
      people.map(({ id, token }) => ({
        token_hash: hashToken(token),
        user_id: id,
        id: newId(),
        device: '',
        place: '',
        ...session,
      })),
    );
  });
  return people;
}

/** Opens the database, runs the work, and closes it. */
export async function inDatabase<Result>(place: Place, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ dataDir: place.dataDir, databaseUrl: place.databaseUrl });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** The authorization header of a user. */
export function bearer(person: Person): Record<string, string> {
  return { authorization: `Bearer ${person.token}` };
}
