import type { FlagNotice } from '@oja/contract/flags';

import type { Queries } from '../db/database.ts';
import type { Push } from '../realtime/broadcaster.ts';
import { recordEvents } from '../realtime/event-log.ts';
import { countFlags } from './flag-store.ts';

/** What admins are told: a report that was made, one that has ended, or that a reported post is gone. */
export type FlagNews =
  | { name: 'newFlag'; flag: FlagNotice }
  | { name: 'flagEnded'; flagId: string }
  | { name: 'flaggedPostDeleted'; postId: string };

function subjectOf(news: FlagNews): string {
  if (news.name === 'newFlag') return news.flag._id;
  return news.name === 'flagEnded' ? news.flagId : news.postId;
}

/**
 * Writes down for every admin what became of reports, in the transaction in which it did and as the last it does, so that
 * the number on all their devices stays true (spec §6).
 * @returns what to push once the transaction is committed. Where nobody can, as in a chore, the round of the sockets makes
 *   it up within half a minute.
 */
export async function tellAdmins(transaction: Queries, news: readonly FlagNews[], now: number): Promise<Push[]> {
  if (news.length === 0) return [];
  const admins = await transaction.selectFrom('users').select('id').where('is_admin', '=', 1).execute();
  const told = admins.flatMap(({ id: userId }) => news.map((one) => ({ userId, one })));
  const seqs = await recordEvents(transaction, told.map(({ userId, one }) => ({ userId, name: one.name, subjectId: subjectOf(one) })), now);
  // Counted after that: then they are right for these numbers.
  const counts = await countFlags(transaction);
  return told.map(({ userId, one }, index): Push => {
    const payload = { seq: seqs[index] ?? 0, ...counts };
    switch (one.name) {
      case 'newFlag':
        return { userId, name: one.name, payload: { ...payload, flag: one.flag } };
      case 'flagEnded':
        return { userId, name: one.name, payload: { ...payload, flagId: one.flagId } };
      case 'flaggedPostDeleted':
        return { userId, name: one.name, payload: { ...payload, postId: one.postId } };
    }
  });
}
