import type { Queries } from '../../foundation/db/database.ts';
import { hashToken } from '../../foundation/secrets/secret-token.ts';

/** What a link "This was not me" finds: an account that waits, one that was activated since, or none any more. */
export type UnwantedAccount = { state: 'waiting' | 'activated'; userName: string } | { state: 'gone' };

/** Reads which account a link "This was not me" would remove. It changes nothing: mail scanners open every link. */
export async function findUnwanted(queries: Queries, token: string): Promise<UnwantedAccount> {
  const row = await queries
    .selectFrom('activations')
    .innerJoin('users', 'users.id', 'activations.user_id')
    .select(['users.user_name', 'users.activated_at'])
    .where('activations.removal_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!row) return { state: 'gone' };
  return { state: row.activated_at === null ? 'waiting' : 'activated', userName: row.user_name };
}

/**
 * Removes the account of a link "This was not me", with all its links, while it waits for its activation.
 * @returns whether there was one
 */
export async function removeUnwanted(queries: Queries, token: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('users')
    .where('activated_at', 'is', null)
    .where('id', 'in', (link) =>
      link.selectFrom('activations').select('user_id').where('removal_hash', '=', hashToken(token)),
    )
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
