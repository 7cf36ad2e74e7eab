import type { FlagNotice } from '@oja/contract/flags';

import type { Queries } from '../../foundation/db/database.ts';
import type { Push } from '../../foundation/events/event-publisher.ts';
import { recordEvents } from '../../foundation/events/event-log.ts';
import { countFlags } from './flag-store.ts';

/** The events for admins: a report was made, a report ended, or a reported post was deleted. */
export type FlagEvent =
  | { name: 'newFlag'; flag: FlagNotice }
  | { name: 'flagEnded'; flagId: string }
  | { name: 'flaggedPostDeleted'; postId: string };

function subjectOf(event: FlagEvent): string {
  if (event.name === 'newFlag') return event.flag._id;
  return event.name === 'flagEnded' ? event.flagId : event.postId;
}

/**
 * Records events about reports for every admin, as the last step of the transaction that changes the reports, so that
 * the number of open reports stays correct on all their devices (product §6).
 * @returns what to push once the transaction is committed. Where nobody can push, as in a job, the repair round of
 *   the sockets delivers the events within half a minute.
 */
export async function recordFlagEvents(
  transaction: Queries,
  flagEvents: readonly FlagEvent[],
  now: number,
): Promise<Push[]> {
  if (flagEvents.length === 0) return [];
  const admins = await transaction.selectFrom('users').select('id').where('is_admin', '=', 1).execute();
  const perAdmin = admins.flatMap(({ id: userId }) => flagEvents.map((event) => ({ userId, event })));
  const seqs = await recordEvents(
    transaction,
    perAdmin.map(({ userId, event }) => ({ userId, name: event.name, subjectId: subjectOf(event) })),
    now,
  );
  // Counted after the events are recorded, so that the counts are correct for these `seq` numbers.
  const counts = await countFlags(transaction);
  return perAdmin.map(({ userId, event }, index): Push => {
    const payload = { seq: seqs[index] ?? 0, ...counts };
    switch (event.name) {
      case 'newFlag':
        return { userId, name: event.name, payload: { ...payload, flag: event.flag } };
      case 'flagEnded':
        return { userId, name: event.name, payload: { ...payload, flagId: event.flagId } };
      case 'flaggedPostDeleted':
        return { userId, name: event.name, payload: { ...payload, postId: event.postId } };
    }
  });
}
