import type { Queries } from '../../foundation/db/database.ts';
import type { OneSocket } from './socket-server.ts';

/** Rows in one statement: both databases limit the number of parameters. */
const BATCH = 500;

/** The sockets whose session has ended, such as by expiry. */
export async function findEnded(queries: Queries, sockets: readonly OneSocket[], now: number): Promise<OneSocket[]> {
  const active = new Set<string>();
  for (const hashes of batches(new Set(sockets.map(({ data }) => data.tokenHash)))) {
    const rows = await queries
      .selectFrom('sessions')
      .select('token_hash')
      .where('token_hash', 'in', hashes)
      .where('expires_at', '>', now)
      .execute();
    for (const row of rows) active.add(row.token_hash);
  }
  return sockets.filter(({ data }) => !active.has(data.tokenHash));
}

/** The sequence number of each person's last event. */
export async function findSequences(queries: Queries, userIds: ReadonlySet<string>): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const ids of batches(userIds)) {
    const rows = await queries.selectFrom('event_sequences').selectAll().where('user_id', 'in', ids).execute();
    for (const row of rows) found.set(row.user_id, row.last_seq);
  }
  return found;
}

function batches(values: ReadonlySet<string>): string[][] {
  const list = [...values];
  return Array.from({ length: Math.ceil(list.length / BATCH) }, (_, index) =>
    list.slice(index * BATCH, (index + 1) * BATCH),
  );
}
