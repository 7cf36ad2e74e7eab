import { NAME_MAX } from '@oja/contract/limits';
import { nameSchema } from '@oja/contract/users';

import type { Queries } from '../../foundation/db/database.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { isReserved } from './reserved-names.ts';
import { isHeldBack } from './resting-names.ts';
import { type UserRow, newUserRow } from '../people/user-store.ts';
import { cutText } from '../../foundation/text/cut-text.ts';
import { userNamesFor } from './free-user-name.ts';
import { isKnownDevice } from './known-devices.ts';
import type { GooglePerson } from './google-person.ts';

/** The account that a Google account logs in to, and how the link came about. */
export interface GoogleAccount {
  row: UserRow;
  how: 'known' | 'linked' | 'reclaimed' | 'activated' | 'made';
  /** Token hashes of the sessions that ended, because somebody else may have opened them. */
  ended: string[];
}

/**
 * Finds, links or creates the account for a verified Google account, in the caller's transaction: the account that is
 * already linked, else the account with the same email, else a new one. Google has verified the email, but the password
 * of an account with that email may be a stranger's, until its owner has chosen one with a code.
 * @param deviceToken the mark of the device, if it has one
 * @param unusablePassword hash of a random password, for accounts that an older password must not open
 * @throws ApiError `account_was_deleted` or `account_deleted_by_admin` for a deleted account; `google_failed` when
 *   others change the same accounts at the same moment; the caller should try again
 */
export async function findOrMakeAccount(
  transaction: Queries,
  person: GooglePerson,
  { deviceToken, unusablePassword }: { deviceToken: string | undefined; unusablePassword: string },
  now: number,
): Promise<GoogleAccount> {
  const knownId = await linkedId(transaction, person.subject);
  if (knownId !== undefined) return { row: await held(transaction, knownId), how: 'known', ended: [] };
  const sameEmail = await transaction
    .selectFrom('users')
    .select(['id', 'activated_at', 'deleted_by'])
    .where('email', '=', person.email)
    .executeTakeFirst();
  if (!sameEmail) return { row: await makeAccount(transaction, person, unusablePassword, now), how: 'made', ended: [] };
  refuseDeleted(sameEmail);
  const wasActivated = sameEmail.activated_at !== null;
  const row = wasActivated
    ? await held(transaction, sameEmail.id)
    : await takeOverWaiting(transaction, sameEmail.id, unusablePassword, now);
  // While this request waited for the row, another one with the same Google account linked it.
  if ((await linkedId(transaction, person.subject)) !== undefined) return { row, how: 'known', ended: [] };
  await link(transaction, row.id, person.subject, now);
  if (!wasActivated) return { row, how: 'activated', ended: [] };
  const isOwn = row.password_proven_at !== null || (await isKnownDevice(transaction, deviceToken, row.id, now));
  if (isOwn) return { row, how: 'linked', ended: [] };
  return { ...(await reclaim(transaction, row.id, unusablePassword, now)), how: 'reclaimed' };
}

async function linkedId(transaction: Queries, subject: string): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('google_links')
    .select('user_id')
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}

/**
 * Locks an account's row by an update without a change, so that nobody else links or deletes the account before this
 * transaction ends.
 */
async function held(transaction: Queries, id: string): Promise<UserRow> {
  const row = await transaction
    .updateTable('users')
    .set((user) => ({ email: user.ref('email') }))
    .where('id', '=', id)
    .where('activated_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ApiError('google_failed');
  refuseDeleted(row);
  return row;
}

/**
 * Refuses a deleted account. Google has verified the email, so the answer says what happened, which others never learn.
 */
function refuseDeleted({ deleted_by: by }: Pick<UserRow, 'deleted_by'>): void {
  if (by === null) return;
  throw new ApiError(by === 'admin' ? 'account_deleted_by_admin' : 'account_was_deleted');
}

/**
 * Ends what opens an activated account whose password was only ever chosen at its signup. Somebody else may have signed
 * up with this email, and its owner may have followed the link by mistake.
 */
async function reclaim(
  transaction: Queries,
  id: string,
  unusablePassword: string,
  now: number,
): Promise<Pick<GoogleAccount, 'row' | 'ended'>> {
  const row = await transaction
    .updateTable('users')
    .set({ password_hash: unusablePassword, has_password: 0, password_proven_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const ended = await transaction.deleteFrom('sessions').where('user_id', '=', id).returning('token_hash').execute();
  await endAccess(transaction, id);
  return { row, ended: ended.map((session) => session.token_hash) };
}

/** Deletes all that a person without the email may hold of an account: sessions, links, codes and known devices. */
async function endAccess(transaction: Queries, id: string): Promise<void> {
  for (const table of ['sessions', 'activations', 'recoveries', 'known_devices'] as const) {
    await transaction.deleteFrom(table).where('user_id', '=', id).execute();
  }
}

/**
 * Activates an account that was signed up with this email but never activated. Its creator may not own the email, so
 * nothing that the creator knows opens the account afterwards.
 */
async function takeOverWaiting(
  transaction: Queries,
  id: string,
  unusablePassword: string,
  now: number,
): Promise<UserRow> {
  const row = await transaction
    .updateTable('users')
    .set({ activated_at: now, password_hash: unusablePassword, has_password: 0, password_proven_at: now })
    .where('id', '=', id)
    .where('activated_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ApiError('google_failed');
  await endAccess(transaction, id);
  return row;
}

async function makeAccount(
  transaction: Queries,
  person: GooglePerson,
  passwordHash: string,
  now: number,
): Promise<UserRow> {
  const name = nameSchema.safeParse(cutText(person.name ?? '', NAME_MAX));
  const isOwn = name.success && !isReserved(name.data);
  for (const userName of userNamesFor(person.name)) {
    const row = {
      ...newUserRow({ name: isOwn ? name.data : userName, userName, email: person.email, passwordHash }, now),
      activated_at: now,
      has_password: 0,
      password_proven_at: now,
    };
    if (await isHeldBack(transaction, row.user_name, now)) continue;
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('users')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) {
      await link(transaction, row.id, person.subject, now);
      return row;
    }
  }
  throw new ApiError('google_failed');
}

/** Links the account. Google can move an email to another Google account; the link then moves to the new one. */
async function link(transaction: Queries, userId: string, subject: string, now: number): Promise<void> {
  await transaction.deleteFrom('google_links').where('user_id', '=', userId).execute();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('google_links')
    .values({ subject, user_id: userId, linked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) throw new ApiError('google_failed');
}
