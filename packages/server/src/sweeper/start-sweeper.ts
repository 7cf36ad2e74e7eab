import { randomUUID } from 'node:crypto';

import type { Services } from '../services.ts';
import { errorText } from '../startup-fault.ts';
import { choresOf } from './chores.ts';
import { releaseLeases, takeLease } from './lease.ts';
import { type Chore, Sweeper } from './sweeper.ts';

/**
 * How long a lease lasts: longer than the longest pause between two turns, so that who does a chore goes on doing it,
 * and short, so that when that server dies another soon has the chore. It is renewed while a turn lasts.
 */
const LEASE_PAUSES = 1.2;
const LEASE_LEAST_MS = 30_000;
const RENEWALS = 3;

/**
 * Begins doing the chores, each by one of all servers on the database at a time.
 * @param chores other ones than all there are
 * @param leaseLeastMs the shortest lease; tests cannot wait as long
 * @returns what stops them: it resolves once nothing is underway and the leases are given back
 */
export function startSweeper(
  services: Services,
  chores: readonly Chore[] = choresOf(services),
  leaseLeastMs: number = LEASE_LEAST_MS,
): () => Promise<void> {
  const { database, log, now } = services;
  const holder = randomUUID();
  const lastsMs = ({ everyMs }: Chore) => Math.max(leaseLeastMs, Math.ceil(everyMs * LEASE_PAUSES));
  const hold = (chore: Chore) => takeLease(database.queries, { name: chore.name, holder, lastsMs: lastsMs(chore) }, now());
  const renewed = chores.map((chore) => renewWhileRunning(chore, () => hold(chore), lastsMs(chore) / RENEWALS));
  const sweeper = new Sweeper(renewed, hold, log, now);
  return async () => {
    await sweeper.stop();
    // With the database away they end by themselves.
    await releaseLeases(database.queries, holder).catch((error: unknown) => log.warn({ reason: errorText(error) }, 'leases were not given back'));
  };
}

function renewWhileRunning(chore: Chore, hold: () => Promise<boolean>, everyMs: number): Chore {
  return {
    ...chore,
    async run(now) {
      // A renewal that fails is followed by the next one; should all of them fail, two servers do what one could.
      const renewal = setInterval(() => void hold().catch(() => false), everyMs);
      try {
        await chore.run(now);
      } finally {
        clearInterval(renewal);
      }
    },
  };
}
