import type { Queries } from '../db/database.ts';

/**
 * Takes or renews a lease on a job for a time. One server holds it; when that server dies, another one can take the
 * lease as soon as it expires.
 * @param holder id of the asking server; the same for all of its leases
 * @returns whether this server holds the lease now
 */
export async function takeLease(
  queries: Queries,
  lease: { name: string; holder: string; lastsMs: number },
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('leases')
    .values({ name: lease.name, holder: lease.holder, expires_at: now + lease.lastsMs })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder: lease.holder, expires_at: now + lease.lastsMs })
        .where((where) => where.or([where('leases.holder', '=', lease.holder), where('leases.expires_at', '<=', now)])),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Releases all leases of a server, so that another one need not wait until they expire. */
export async function releaseLeases(queries: Queries, holder: string): Promise<void> {
  await queries.deleteFrom('leases').where('holder', '=', holder).execute();
}
