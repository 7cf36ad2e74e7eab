import { RESTORE_LIFETIME_MS } from '@oja/contract/limits';

import type { Database, Queries } from '../../foundation/db/database.ts';
import { retryConflicts } from '../../foundation/db/retry-conflicts.ts';
import type { EventPublisher, WithPushes } from '../../foundation/events/event-publisher.ts';
import { hashToken } from '../../foundation/secrets/secret-token.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { flagEventsOfRestored } from '../moderation/restored-flags.ts';
import { recordFlagEvents } from '../moderation/record-flag-events.ts';
import { lockPostsOf, showPostsOf } from '../posts/hide-posts.ts';

/** What a restore link finds: an account to restore, one that it restored before, one that is too old, or none. */
export type DeletedAccount =
  | { state: 'deleted'; userName: string; until: number }
  | { state: 'restored' | 'expired'; userName: string }
  | { state: 'gone' };

/** Reads which account a restore link would restore. It changes nothing: mail scanners open every link. */
export async function findDeleted(queries: Queries, token: string, now: number): Promise<DeletedAccount> {
  const row = await queries
    .selectFrom('users')
    .select(['user_name', 'deleted_at'])
    .where('restore_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!row) return { state: 'gone' };
  const userName = row.user_name;
  if (row.deleted_at === null) return { state: 'restored', userName };
  const until = row.deleted_at + RESTORE_LIFETIME_MS;
  return now < until ? { state: 'deleted', userName, until } : { state: 'expired', userName };
}

/**
 * Restores the account of a restore link with everything but its sessions and adverts. If two requests have the same
 * link, one restores. Admins are notified of the reports that are open again.
 * @returns the user name, or undefined where the link restores nothing: see findDeleted
 */
export function restoreAccount(
  { database, addresses }: { database: Database; addresses: ImageAddresses },
  events: EventPublisher,
  token: string,
  now: number,
): Promise<string | undefined> {
  return retryConflicts(() =>
    events.commitAndPush(async (transaction): Promise<WithPushes<string | undefined>> => {
      const link = transaction.selectFrom('users').select('id').where('restore_hash', '=', hashToken(token));
      const { id } = (await link.executeTakeFirst()) ?? {};
      if (id === undefined) return { result: undefined, pushes: [] };
      // Posts are locked before people, as everywhere.
      await lockPostsOf(transaction, database.kind, id);
      const restored = await transaction
        .updateTable('users')
        .set({ deleted_at: null, deleted_by: null })
        // An account whose erasure has begun has lost its hash.
        .where('restore_hash', '=', hashToken(token))
        .where('deleted_at', '>', now - RESTORE_LIFETIME_MS)
        .returning('user_name')
        .executeTakeFirst();
      if (!restored) return { result: undefined, pushes: [] };
      await showPostsOf(transaction, id);
      const flagEvents = await flagEventsOfRestored(transaction, id, addresses);
      return { result: restored.user_name, pushes: await recordFlagEvents(transaction, flagEvents, now) };
    }),
  );
}
