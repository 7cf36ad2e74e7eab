import type { Queries } from '../db/database.ts';

/**
 * Takes or renews the right to do a chore, for a time: one server holds it, and when that one dies another has it as
 * soon as the time is over.
 * @param holder who asks; the same for all of a server's leases
 * @returns whether it is the asker's now
 */
export async function takeLease(queries: Queries, lease: { name: string; holder: string; lastsMs: number }, now: number): Promise<boolean> {
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

/** Gives back whatever a server holds, so that another one need not wait for the end of its time. */
export async function releaseLeases(queries: Queries, holder: string): Promise<void> {
  await queries.deleteFrom('leases').where('holder', '=', holder).execute();
}
