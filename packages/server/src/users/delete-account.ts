import { WITHDRAWAL_MIN } from '@oja/contract/limits';
import { formatNaira } from '@oja/contract/naira';

import { moveAdvert } from '../adverts/move-advert.ts';
import type { Queries } from '../db/database.ts';
import { isConflict } from '../db/database-faults.ts';
import { newsOfAccount } from '../flags/flags-that-end.ts';
import { tellAdmins } from '../flags/tell-admins.ts';
import { Refusal } from '../http/refusal.ts';
import { accountDeletedLetter } from '../mail/letters/notices.ts';
import { nextPostMoment } from '../posts/post-moment.ts';
import { storedImages } from '../posts/post-wire.ts';
import { rememberRemoved } from '../posts/removed-posts.ts';
import type { Push } from '../realtime/broadcaster.ts';
import type { Services } from '../services.ts';
import { releasePictures } from '../uploads/uploads-store.ts';
import { findWallet } from '../wallet/accounts.ts';
import { deleteAbandonedConversations } from './abandoned-conversations.ts';
import { lockSurroundings, uncountTraces } from './account-traces.ts';
import { addresseeOf } from './user-store.ts';

/** How often a deletion that another transaction stands in the way of is done again. */
const TRIES = 5;

export interface Deletion {
  id: string;
  by: 'owner' | 'admin';
  /** Whether money that is left in the wallet is given up. */
  forfeit: boolean;
}

/**
 * Deletes an account with all that belongs to it, in one transaction: sessions, posts, comments, likes, saves, follows,
 * flags and notifications go by the tables' references, and the counters of others that they were counted in go down.
 * Messages stay with whom they were sent to; of adverts, payments and the wallet the records stay, nobody's from then on.
 * Whoever it was is told by mail.
 * @returns what to push: admins hear which reports ended with it
 * @throws Refusal `user_not_found`, `balance_left`
 */
export async function deleteAccount(services: Services, deletion: Deletion): Promise<Push[]> {
  const { queries } = services.database;
  for (let tries = 1; ; tries += 1) {
    try {
      const { letter, pushes } = await queries.transaction().execute((transaction) => removeAccount(transaction, services, deletion));
      services.letters.send(letter);
      return pushes;
    } catch (error) {
      if (tries === TRIES || !isConflict(error)) throw error;
    }
  }
}

/** @returns the id of the letter that tells of it, and what to push */
async function removeAccount(
  transaction: Queries,
  { config, database, letters, now }: Services,
  { id, by, forfeit }: Deletion,
): Promise<{ letter: string; pushes: Push[] }> {
  const moment = await nextPostMoment(transaction, database.kind, now());
  await lockSurroundings(transaction, database.kind, id);
  const row = await transaction.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('user_not_found');
  if (!forfeit) await refuseBalance(transaction, id);

  await endAdverts(transaction, id, by);
  await uncountTraces(transaction, id);
  const posts = await transaction.selectFrom('posts').select('images').where('user_id', '=', id).execute();
  const pictures = [...posts.flatMap(storedImages).map(({ key }) => key), ...(row.profile_image === null ? [] : [row.profile_image])];
  await releasePictures(transaction, pictures, now());
  await deleteAbandonedConversations(transaction, id, now());
  await rememberRemoved(transaction, { userId: id }, moment);
  const news = await newsOfAccount(transaction, id);
  await transaction.deleteFrom('users').where('id', '=', id).execute();
  const letter = await letters.write(transaction, accountDeletedLetter(config.publicUrl, addresseeOf(row)));
  return { letter, pushes: await tellAdmins(transaction, news, now()) };
}

/** What is too little to be withdrawn keeps nobody. */
async function refuseBalance(transaction: Queries, id: string): Promise<void> {
  const wallet = await findWallet(transaction, id);
  const balance = (wallet?.balance_kobo ?? 0) / 100;
  if (balance < WITHDRAWAL_MIN) return;
  throw new Refusal('balance_left', undefined, `There are still ${formatNaira(balance)} in your Oja wallet. Withdraw them first, then delete your account.`);
}

/** A running advert ends with its post; what was paid for it stays on record. */
async function endAdverts(transaction: Queries, userId: string, by: Deletion['by']): Promise<void> {
  const adverts = await transaction
    .selectFrom('adverts')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', 'in', ['awaiting_payment', 'active'])
    .execute();
  for (const { id } of adverts) await moveAdvert(transaction, { id, to: by === 'owner' ? 'cancelled' : 'refused', by });
}
