import { WITHDRAWAL_MIN } from '@oja/contract/limits';
import { formatNaira } from '@oja/contract/naira';

import { moveAdvert } from '../adverts/move-advert.ts';
import type { Queries } from '../../foundation/db/database.ts';
import { isConflict } from '../../foundation/db/database-faults.ts';
import { flagEventsOfAccount } from '../moderation/ended-flags.ts';
import { recordFlagEvents } from '../moderation/record-flag-events.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { accountDeletedEmail } from './account-emails.ts';
import { nextPostMoment } from '../posts/post-moment.ts';
import { storedImages } from '../posts/lists/post-wire.ts';
import { rememberRemoved } from '../posts/removed-posts.ts';
import type { EmailQueue } from '../../foundation/email/email-queue.ts';
import type { EventPublisher, WithPushes } from '../../foundation/events/event-publisher.ts';
import { type PictureDeps, purgePictures } from '../../foundation/uploads/unused-pictures.ts';
import { releasePictures } from '../../foundation/uploads/uploads-store.ts';
import { findWallet } from '../payments/wallet/ledger-accounts.ts';
import { deleteAbandonedConversations } from '../messages/abandoned-conversations.ts';
import { lockSurroundings, uncountTraces } from './account-traces.ts';
import { restName } from './resting-names.ts';
import { addresseeOf } from '../people/user-store.ts';

/** How often a deletion is tried when another transaction conflicts with it. */
const TRIES = 5;

export interface AccountDeletionDeps extends PictureDeps {
  config: { publicUrl: string };
  emails: EmailQueue;
  now: () => number;
}

export interface Deletion {
  id: string;
  by: 'owner' | 'admin';
  /** Whether the person gives up money that is left in the wallet. */
  forfeit: boolean;
}

/**
 * Deletes an account with all that belongs to it, in one transaction. Foreign keys delete its sessions, posts,
 * comments, likes, saves, follows, flags and notifications, and the counters of others that included them are
 * reduced. Its user name rests. Messages stay with their recipients. The records of adverts, payments and the wallet stay without an
 * owner. An email informs the person, and admins are notified of the reports that ended with the account.
 * @throws ApiError `user_not_found`, `balance_left`
 */
export async function deleteAccount(
  deps: AccountDeletionDeps,
  events: EventPublisher,
  deletion: Deletion,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      const emailId = await events.commitAndPush((transaction) => removeAccount(transaction, deps, deletion));
      deps.emails.send(emailId);
      await purgePictures(deps, deps.now());
      return;
    } catch (error) {
      if (tries === TRIES || !isConflict(error)) throw error;
    }
  }
}

/** @returns the id of the email that confirms the deletion */
async function removeAccount(
  transaction: Queries,
  { config, database, emails, now }: AccountDeletionDeps,
  { id, by, forfeit }: Deletion,
): Promise<WithPushes<string>> {
  const moment = await nextPostMoment(transaction, database.kind, now());
  await lockSurroundings(transaction, database.kind, id);
  const row = await transaction.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new ApiError('user_not_found');
  if (!forfeit) await refuseBalance(transaction, id);

  await endAdverts(transaction, id, by);
  await uncountTraces(transaction, id);
  const posts = await transaction.selectFrom('posts').select('images').where('user_id', '=', id).execute();
  const pictures = [
    ...posts.flatMap(storedImages).map(({ key }) => key),
    ...(row.profile_image === null ? [] : [row.profile_image]),
  ];
  await releasePictures(transaction, pictures, now());
  await deleteAbandonedConversations(transaction, id, now());
  await rememberRemoved(transaction, { userId: id }, moment);
  const flagEvents = await flagEventsOfAccount(transaction, id);
  await restName(transaction, row, now());
  await transaction.deleteFrom('users').where('id', '=', id).execute();
  const emailId = await emails.write(transaction, accountDeletedEmail(config.publicUrl, addresseeOf(row)));
  return { result: emailId, pushes: await recordFlagEvents(transaction, flagEvents, now()) };
}

/** Refuses the deletion while money is left. A balance below the smallest withdrawal does not prevent it. */
async function refuseBalance(transaction: Queries, id: string): Promise<void> {
  const wallet = await findWallet(transaction, id);
  const balance = (wallet?.balance_kobo ?? 0) / 100;
  if (balance < WITHDRAWAL_MIN) return;
  throw new ApiError(
    'balance_left',
    undefined,
    `There are still ${formatNaira(balance)} in your Oja wallet. Withdraw them first, then delete your account.`,
  );
}

/** A running advert ends with its post. The record of its payment stays. */
async function endAdverts(transaction: Queries, userId: string, by: Deletion['by']): Promise<void> {
  const adverts = await transaction
    .selectFrom('adverts')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', 'in', ['awaiting_payment', 'active'])
    .execute();
  for (const { id } of adverts) await moveAdvert(transaction, { id, to: by === 'owner' ? 'cancelled' : 'refused', by });
}
