import type { Queries } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { closeApplicationOf } from '../vendors/application-store.ts';
import { lockUsers } from './lock-users.ts';
import type { UserRow } from './user-store.ts';

/**
 * Says whether a person is a verified vendor, in a transaction. An application of theirs is dealt with when they are.
 * @returns the row as it is now, and whether that is news
 * @throws Refusal `user_not_found`
 */
export async function setVendor(transaction: Queries, id: string, isVendor: boolean): Promise<{ row: UserRow; changed: boolean }> {
  const before = (await lockUsers(transaction, [id])).get(id);
  if (!before || before.activated_at === null) throw new Refusal('user_not_found');
  if (isVendor) await closeApplicationOf(transaction, id);
  const flag = isVendor ? 1 : 0;
  if (before.is_verified_vendor === flag) return { row: before, changed: false };
  await transaction.updateTable('users').set({ is_verified_vendor: flag }).where('id', '=', id).execute();
  return { row: { ...before, is_verified_vendor: flag }, changed: true };
}
