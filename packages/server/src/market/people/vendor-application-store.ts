import type { VendorApplicationInput } from '@oja/contract/vendor-applications';
import { type Selectable, sql } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';
import { type Place, isAfter } from '../../foundation/db/keyset.ts';
import { newId } from '../../foundation/db/new-id.ts';
import type { VendorApplicationsTable } from '../../foundation/db/tables/account-tables.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { isNotDeleted } from './is-not-deleted.ts';
import { lockUsers } from './lock-users.ts';
import { type UserRow, addresseeOf } from './user-store.ts';

export type ApplicationRow = Selectable<VendorApplicationsTable>;

/** Not a parameter: SQLite uses a partial index only for conditions with constants. */
const isWaiting = sql<boolean>`vendor_applications.state = 'waiting'`;
const isAdmin = sql<boolean>`users.is_admin = 1`;

/** A person's application, waiting or declined. */
export function findApplicationOf(queries: Queries, userId: string): Promise<ApplicationRow | undefined> {
  return queries.selectFrom('vendor_applications').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/**
 * Stores an application in place of the person's last one, in a transaction. It gets a new id, so that an admin's
 * decision applies only to the text that the admin has read.
 * @returns the row, its applicant, and whether its content is new
 * @throws ApiError `already_vendor`
 */
export async function storeApplication(
  transaction: Queries,
  userId: string,
  input: VendorApplicationInput,
  now: number,
): Promise<{ row: ApplicationRow; applicant: UserRow; isNews: boolean }> {
  const applicant = (await lockUsers(transaction, [userId])).get(userId);
  if (!applicant) throw new ApiError('unauthenticated');
  if (applicant.is_verified_vendor === 1) throw new ApiError('already_vendor');
  const columns = {
    business_name: input.businessName,
    goods: input.goods,
    address: input.address,
    phone_number: input.phoneNumber,
    note: input.note,
    state: 'waiting' as const,
  };
  const last = await findApplicationOf(transaction, userId);
  if (last && isSame(last, columns)) return { row: last, applicant, isNews: false };
  const row = { ...columns, id: newId(), user_id: userId, reason: '', created_at: now };
  await transaction.deleteFrom('vendor_applications').where('user_id', '=', userId).execute();
  await transaction.insertInto('vendor_applications').values(row).execute();
  return { row, applicant, isNews: true };
}

function isSame(row: ApplicationRow, columns: Partial<ApplicationRow>): boolean {
  return Object.entries(columns).every(([name, value]) => Reflect.get(row, name) === value);
}

/** A page of the waiting applications, newest first, each with its applicant. */
export function listApplications(queries: Queries, part: { after: Place | undefined; limit: number }) {
  let query = queries
    .selectFrom('vendor_applications')
    .innerJoin('users', 'users.id', 'vendor_applications.user_id')
    .selectAll('vendor_applications')
    .select(['users.name', 'users.user_name', 'users.profile_image', 'users.is_verified_vendor'])
    .where(isWaiting)
    .where('users.deleted_at', 'is', null);
  if (part.after) query = query.where(isAfter('vendor_applications', part.after));
  return query
    .orderBy('vendor_applications.created_at', 'desc')
    .orderBy('vendor_applications.id', 'desc')
    .limit(part.limit)
    .execute();
}

/** The number of waiting applications. */
export async function countApplications(queries: Queries): Promise<number> {
  const { count } = await queries
    .selectFrom('vendor_applications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isWaiting)
    .where(isNotDeleted('vendor_applications.user_id'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Declines a waiting application, in a transaction.
 * @returns the applicant
 * @throws ApiError `application_not_found`
 */
export async function declineApplication(transaction: Queries, id: string, reason: string): Promise<UserRow> {
  const declined = await transaction
    .updateTable('vendor_applications')
    .set({ state: 'declined', reason })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where(isNotDeleted('vendor_applications.user_id'))
    .returning('user_id')
    .executeTakeFirst();
  if (!declined) throw new ApiError('application_not_found');
  return transaction.selectFrom('users').selectAll().where('id', '=', declined.user_id).executeTakeFirstOrThrow();
}

/** Deletes a person's application, waiting or declined, because they are verified. */
export async function closeApplicationOf(transaction: Queries, userId: string): Promise<void> {
  await transaction.deleteFrom('vendor_applications').where('user_id', '=', userId).execute();
}

/** The addressees of emails to the admins. */
export async function adminAddressees(queries: Queries): Promise<{ userName: string; email: string }[]> {
  const rows = await queries
    .selectFrom('users')
    .select(['user_name', 'email'])
    .where(isAdmin)
    .where('activated_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(addresseeOf);
}
