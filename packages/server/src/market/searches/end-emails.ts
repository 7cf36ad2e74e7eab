import { createHmac } from 'node:crypto';

import type { Queries } from '../../foundation/db/database.ts';
import { equalSecrets } from '../../foundation/secrets/equal-secrets.ts';
import { serverSecret } from '../../foundation/secrets/server-secret.ts';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

async function proofOf(queries: Queries, userId: string): Promise<string> {
  const secret = await serverSecret(queries, 'search-emails');
  return createHmac('sha256', secret).update(userId).digest('base64url');
}

/**
 * The token of the link that ends a person's emails about saved searches. It is the same in each email and works
 * without a session, and for nothing else.
 */
export async function endTokenOf(queries: Queries, userId: string): Promise<string> {
  return `${userId}.${await proofOf(queries, userId)}`;
}

/** Returns the person of such a token, who may be deleted; undefined for any other text. */
export async function personOfEndToken(queries: Queries, token: string): Promise<string | undefined> {
  const [userId = '', proof = ''] = token.split('.');
  return ID.test(userId) && equalSecrets(proof, await proofOf(queries, userId)) ? userId : undefined;
}

/** Ends a person's emails about saved searches: each with a daily email has no alert any more. */
export async function endSearchEmails(queries: Queries, userId: string): Promise<void> {
  await queries
    .updateTable('saved_searches')
    .set({ alert: 'off' })
    .where('user_id', '=', userId)
    .where('alert', '=', 'daily')
    .execute();
}
