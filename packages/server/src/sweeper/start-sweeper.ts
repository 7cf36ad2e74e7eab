import { randomUUID } from 'node:crypto';

import type { Services } from '../services.ts';
import { errorText } from '../startup-fault.ts';
import { choresOf } from './chores.ts';
import { releaseLeases, takeLease } from './lease.ts';
import { type Chore, Sweeper } from './sweeper.ts';

/**
 * How long a lease lasts, in pauses between two turns: longer than the longest pause, so that who does a chore goes on
 * doing it, and short, so that when that server dies another has the chore soon.
 */
const LEASE_PAUSES = 1.2;

/**
 * Begins doing the chores, each by one of all servers on the database at a time.
 * @param chores other ones than all there are
 * @returns what stops them: it resolves once nothing is underway and the leases are given back
 */
export function startSweeper(services: Services, chores: readonly Chore[] = choresOf(services)): () => Promise<void> {
  const { database, log, now } = services;
  const holder = randomUUID();
  const mayRun = ({ name, everyMs }: Chore) =>
    takeLease(database.queries, { name, holder, lastsMs: Math.ceil(everyMs * LEASE_PAUSES) }, now());
  const sweeper = new Sweeper(chores, mayRun, log, now);
  return async () => {
    await sweeper.stop();
    // With the database away they end by themselves.
    await releaseLeases(database.queries, holder).catch((error: unknown) => log.warn({ reason: errorText(error) }, 'leases were not given back'));
  };
}
