import type { Queries } from '../../foundation/db/database.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { closeApplicationOf } from './vendor-application-store.ts';
import { lockUsers } from './lock-users.ts';
import { type UserRow, isActive } from './user-store.ts';

/**
 * Sets whether a person is a verified vendor, in a transaction. Verification also closes the person's application.
 * @returns the row after the change, and whether anything changed
 * @throws ApiError `user_not_found`
 */
export async function setVendor(
  transaction: Queries,
  id: string,
  isVendor: boolean,
): Promise<{ row: UserRow; changed: boolean }> {
  const before = (await lockUsers(transaction, [id])).get(id);
  if (!before || !isActive(before)) throw new ApiError('user_not_found');
  if (isVendor) await closeApplicationOf(transaction, id);
  const flag = isVendor ? 1 : 0;
  if (before.is_verified_vendor === flag) return { row: before, changed: false };
  await transaction.updateTable('users').set({ is_verified_vendor: flag }).where('id', '=', id).execute();
  return { row: { ...before, is_verified_vendor: flag }, changed: true };
}
