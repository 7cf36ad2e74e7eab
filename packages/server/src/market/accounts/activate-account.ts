import type { Queries } from '../../foundation/db/database.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { hashToken } from '../../foundation/secrets/secret-token.ts';

/**
 * Activates the account of an activation link. Following the link a second time changes nothing, and the outcome says
 * so.
 * @returns the outcome, and the user name of the account for the login that follows
 * @throws ApiError `activation_invalid` for an unknown link, `activation_expired` for a link older than 48 hours
 */
export async function activateAccount(
  queries: Queries,
  link: { email: string; token: string },
  now: number,
): Promise<{ outcome: 'activated' | 'already_activated'; userName: string }> {
  const row = await queries
    .selectFrom('activations')
    .innerJoin('users', 'users.id', 'activations.user_id')
    .select(['users.id', 'users.email', 'users.user_name', 'users.activated_at', 'activations.expires_at'])
    .where('activations.token_hash', '=', hashToken(link.token))
    .executeTakeFirst();
  if (!row || row.email !== link.email.trim().toLowerCase()) throw new ApiError('activation_invalid');
  if (row.activated_at !== null) return { outcome: 'already_activated', userName: row.user_name };
  if (row.expires_at <= now) throw new ApiError('activation_expired');
  const { numUpdatedRows } = await queries
    .updateTable('users')
    .set({ activated_at: now })
    .where('id', '=', row.id)
    .where('activated_at', 'is', null)
    .executeTakeFirstOrThrow();
  // A concurrent request was faster: the same link, opened twice, or a second signup that replaced this account.
  return numUpdatedRows === 1n
    ? { outcome: 'activated', userName: row.user_name }
    : activateAccount(queries, link, now);
}
