import { RESTORE_LIFETIME_MS, WITHDRAWAL_MIN } from '@oja/contract/limits';
import { formatNaira } from '@oja/contract/naira';

import { moveAdvert } from '../adverts/move-advert.ts';
import type { Queries } from '../../foundation/db/database.ts';
import { retryConflicts } from '../../foundation/db/retry-conflicts.ts';
import { flagEventsOfAccount } from '../moderation/ended-flags.ts';
import { recordFlagEvents } from '../moderation/record-flag-events.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { hashToken, newToken } from '../../foundation/secrets/secret-token.ts';
import { accountDeletedEmail } from './account-emails.ts';
import { deletePost } from '../posts/delete-post.ts';
import { hidePostsOf, lockPostsOf } from '../posts/hide-posts.ts';
import { nextPostMoment } from '../posts/post-moment.ts';
import type { EmailQueue } from '../../foundation/email/email-queue.ts';
import type { EventPublisher, WithPushes } from '../../foundation/events/event-publisher.ts';
import { type PictureDeps, purgePictures } from '../../foundation/uploads/unused-pictures.ts';
import { findWallet } from '../payments/wallet/ledger-accounts.ts';
import { adminRightsUsedEmail } from '../people/admin-rights-email.ts';
import { lockUsers } from '../people/lock-users.ts';
import { addresseeOf, findActive } from '../people/user-store.ts';

export interface AccountDeletionDeps extends PictureDeps {
  config: { publicUrl: string };
  emails: EmailQueue;
  now: () => number;
}

export interface Deletion {
  id: string;
  by: 'owner' | 'admin';
  /** The admin who deletes the account of somebody else, and is emailed about it. */
  adminId?: string | undefined;
  /** Whether the person gives up money that is left in the wallet. */
  forfeit: boolean;
}

/**
 * Deletes an account for everybody's eyes, in one short transaction: it can no longer be used or seen, its posts are
 * hidden, its sessions end, and its adverts end with their posts. All its rows stay until erase-account.ts erases them
 * in batches: after 14 days, or in the next minute if an admin deleted it. Until then an emailed link restores it, see
 * restore-account.ts, but not where an admin decided. Admins are notified of the reports that went with the account.
 * @throws ApiError `user_not_found`, also for an account that is deleted already; `balance_left`
 */
export async function deleteAccount(
  deps: AccountDeletionDeps,
  events: EventPublisher,
  deletion: Deletion,
): Promise<void> {
  const emailIds = await retryConflicts(() =>
    events.commitAndPush((transaction) => hideAccount(transaction, deps, deletion)),
  );
  for (const emailId of emailIds) deps.emails.send(emailId);
  await purgePictures(deps, deps.now());
}

/** @returns the ids of the emails about the deletion */
async function hideAccount(
  transaction: Queries,
  { config, database, emails, now: clock }: AccountDeletionDeps,
  { id, by, adminId, forfeit }: Deletion,
): Promise<WithPushes<string[]>> {
  const now = clock();
  const moment = await nextPostMoment(transaction, database.kind, now);
  await lockPostsOf(transaction, database.kind, id);
  const row = (await lockUsers(transaction, [id])).get(id);
  if (!row || row.deleted_at !== null) throw new ApiError('user_not_found');
  if (!forfeit) await refuseBalance(transaction, id);

  const flagEvents = await flagEventsOfAccount(transaction, id);
  await endAdverts(transaction, id, by, now);
  await hidePostsOf(transaction, id, moment);
  for (const table of ['sessions', 'activations', 'recoveries', 'login_challenges'] as const)
    await transaction.deleteFrom(table).where('user_id', '=', id).execute();
  const token = by === 'owner' ? newToken() : undefined;
  await transaction
    .updateTable('users')
    .set({ deleted_at: now, deleted_by: by, restore_hash: token === undefined ? null : hashToken(token) })
    .where('id', '=', id)
    .execute();
  const restoration = token === undefined ? undefined : { token, until: now + RESTORE_LIFETIME_MS };
  const emailIds = [
    await emails.write(transaction, accountDeletedEmail(config.publicUrl, addresseeOf(row), restoration)),
  ];
  const admin = adminId === undefined ? undefined : await findActive(transaction, adminId);
  if (admin) {
    const act = `The account of ${row.user_name} was deleted with your account.`;
    emailIds.push(await emails.write(transaction, adminRightsUsedEmail(config.publicUrl, addresseeOf(admin), act)));
  }
  return { result: emailIds, pushes: await recordFlagEvents(transaction, flagEvents, now) };
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

/** Ends the adverts with their posts, which do not come back. The records of their payments stay. */
async function endAdverts(transaction: Queries, userId: string, by: Deletion['by'], now: number): Promise<void> {
  const adverts = await transaction
    .selectFrom('adverts')
    .select(['id', 'post_id'])
    .where('user_id', '=', userId)
    .where('state', 'in', ['awaiting_payment', 'active'])
    .execute();
  for (const { id, post_id: postId } of adverts) {
    await moveAdvert(transaction, { id, to: by === 'owner' ? 'cancelled' : 'refused', by });
    if (postId !== null) await deletePost(transaction, postId, now);
  }
}
