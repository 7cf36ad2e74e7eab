import type { Queries } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { hashToken } from './secret-token.ts';

/**
 * Follows an activation link. Following it again does no harm and says so.
 * @throws Refusal `activation_invalid` for an unknown link, `activation_expired` for one past its 48 hours
 */
export async function activateAccount(
  queries: Queries,
  link: { email: string; token: string },
  now: number,
): Promise<'activated' | 'alreadyActivated'> {
  const row = await queries
    .selectFrom('activations')
    .innerJoin('users', 'users.id', 'activations.user_id')
    .select(['users.id', 'users.email', 'users.activated_at', 'activations.expires_at'])
    .where('activations.token_hash', '=', hashToken(link.token))
    .executeTakeFirst();
  if (!row || row.email !== link.email.trim().toLowerCase()) throw new Refusal('activation_invalid');
  if (row.activated_at !== null) return 'alreadyActivated';
  if (row.expires_at <= now) throw new Refusal('activation_expired');
  const { numUpdatedRows } = await queries
    .updateTable('users')
    .set({ activated_at: now })
    .where('id', '=', row.id)
    .where('activated_at', 'is', null)
    .executeTakeFirstOrThrow();
  // Somebody was faster: either this link, opened twice, or a second signup that put another account in this one's place.
  return numUpdatedRows === 1n ? 'activated' : activateAccount(queries, link, now);
}
