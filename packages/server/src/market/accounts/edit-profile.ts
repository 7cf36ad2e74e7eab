import { ERROR_MESSAGES, VALIDATION } from '@oja/contract/texts';
import type { ProfileEdit } from '@oja/contract/users';

import { makeRoom } from './account-store.ts';
import type { Queries } from '../../foundation/db/database.ts';
import { isTaken } from '../../foundation/db/database-faults.ts';
import { ApiError, refuseField } from '../../foundation/http/api-error.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { claimPictures, releasePictures } from '../../foundation/uploads/uploads-store.ts';
import { storeWordsOfVendor } from '../posts/words/store-words.ts';
import { lockUsers } from '../people/lock-users.ts';
import { peopleSearchText } from '../people/people-search-text.ts';
import { isReserved } from './reserved-names.ts';
import { exchangeNames, isHeldBack } from './resting-names.ts';
import { userNameKey } from '../../foundation/text/user-name-key.ts';
import type { UserRow } from '../people/user-store.ts';

/** The fields to change, with the password hashed already. */
export type Edit = Omit<ProfileEdit, 'password'> & { passwordHash?: string };

/**
 * Changes a person's own profile, in a transaction.
 * @returns the row after the change
 * @throws ApiError `validation_failed` at `name`, `email` or `profileImage`; `user_name_rests`; see also
 *   refuseTakenName
 */
export async function editProfile(
  transaction: Queries,
  userId: string,
  edit: Edit,
  addresses: ImageAddresses,
  now: number,
): Promise<UserRow> {
  const row = (await lockUsers(transaction, [userId])).get(userId);
  if (!row) throw new ApiError('unauthenticated');
  if (edit.email !== undefined && edit.email.trim().toLowerCase() !== row.email)
    throw refuseField('email', VALIDATION.emailFixed);

  const name = edit.name ?? row.name;
  if (name !== row.name && isReserved(name)) throw refuseField('name', VALIDATION.nameReserved);
  const userName = edit.userName ?? row.user_name;
  const key = userNameKey(userName);
  if (key !== row.user_name_key) {
    if (await isHeldBack(transaction, userName, now, userId)) throw takenName();
    await exchangeNames(transaction, row, key, now);
    await makeRoom(transaction, { email: row.email, user_name_key: key }, now);
  }
  const changed = await transaction
    .updateTable('users')
    .set({
      name,
      user_name: userName,
      user_name_key: key,
      search_text: peopleSearchText(name, userName),
      bio: edit.bio ?? row.bio,
      profile_image: await changePicture(transaction, row, edit.profileImage, addresses, now),
      password_hash: edit.passwordHash ?? row.password_hash,
      has_password: edit.passwordHash === undefined ? row.has_password : 1,
    })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (name !== row.name || userName !== row.user_name) await storeWordsOfVendor(transaction, userId);
  return changed;
}

/**
 * Turns an error of editProfile into 409 `user_name_taken`, at its field, where somebody else has the user name.
 * Rethrows every other error.
 */
export function refuseTakenName(error: unknown): never {
  throw isTaken(error) ? takenName() : error;
}

function takenName(): ApiError {
  return new ApiError('user_name_taken', { userName: ERROR_MESSAGES.user_name_taken });
}

/** @returns the key of the new profile picture */
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
      : await claimPictures(
          transaction,
          { keys: [addresses.keyOf(address)], userId: row.id, preset: 'profile', field: 'profileImage' },
          now,
        );
  if (shown !== null) await releasePictures(transaction, [shown], now);
  return claimed[0]?.key ?? null;
}
