import { REFUSALS, VALIDATION } from '@oja/contract/texts';
import type { ProfileEdit } from '@oja/contract/users';

import { makeRoom } from '../auth/account-store.ts';
import type { Queries } from '../db/database.ts';
import { isTaken } from '../db/database-faults.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import type { ImageAddresses } from '../uploads/image-addresses.ts';
import { claimPictures, releasePictures } from '../uploads/uploads-store.ts';
import { lockUsers } from './lock-users.ts';
import { peopleSearchText } from './people-search-text.ts';
import { isReserved } from './reserved-names.ts';
import { userNameKey } from './user-name-key.ts';
import type { UserRow } from './user-store.ts';

/** What is to be changed; the password is hashed already. */
export type Edit = Omit<ProfileEdit, 'password'> & { passwordHash?: string };

/**
 * Changes what somebody says about themselves, in a transaction.
 * @returns the row as it is now
 * @throws Refusal `validation_failed` at `email` or `profileImage`; see also refuseTakenName
 */
export async function editProfile(transaction: Queries, userId: string, edit: Edit, addresses: ImageAddresses, now: number): Promise<UserRow> {
  const row = (await lockUsers(transaction, [userId])).get(userId);
  if (!row) throw new Refusal('unauthenticated');
  if (edit.email !== undefined && edit.email.trim().toLowerCase() !== row.email) throw refuseField('email', VALIDATION.emailFixed);

  const name = edit.name ?? row.name;
  const userName = edit.userName ?? row.user_name;
  const key = userNameKey(userName);
  if (key !== row.user_name_key) {
    if (isReserved(key)) throw takenName();
    await makeRoom(transaction, { email: row.email, user_name_key: key }, now);
  }
  return transaction
    .updateTable('users')
    .set({
      name,
      user_name: userName,
      user_name_key: key,
      search_text: peopleSearchText(name, userName),
      bio: edit.bio ?? row.bio,
      profile_image: await changePicture(transaction, row, edit.profileImage, addresses, now),
      password_hash: edit.passwordHash ?? row.password_hash,
    })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** For what editProfile throws: a user name that somebody else has is 409 `user_name_taken`, at its field. */
export function refuseTakenName(error: unknown): never {
  throw isTaken(error) ? takenName() : error;
}

function takenName(): Refusal {
  return new Refusal('user_name_taken', { userName: REFUSALS.user_name_taken });
}

/** @returns the key of the picture that is shown from now on */
async function changePicture(
  transaction: Queries,
  row: UserRow,
  address: string | null | undefined,
  addresses: ImageAddresses,
  now: number,
): Promise<string | null> {
  const shown = row.profile_image;
  if (address === undefined || address === addresses.ofProfile(shown)) return shown;
  const claimed =
    address === null
      ? []
      : await claimPictures(transaction, { keys: [addresses.keyOf(address)], userId: row.id, preset: 'profile', field: 'profileImage' }, now);
  if (shown !== null) await releasePictures(transaction, [shown], now);
  return claimed[0]?.key ?? null;
}
