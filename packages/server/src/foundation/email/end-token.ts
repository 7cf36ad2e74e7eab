import { createHmac } from 'node:crypto';

import type { Queries } from '../db/database.ts';
import { equalSecrets } from '../secrets/equal-secrets.ts';
import { serverSecret } from '../secrets/server-secret.ts';

/** Emails that a link in them ends. */
export type EndableEmails = 'search-emails' | 'message-emails';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

async function proofOf(queries: Queries, emails: EndableEmails, userId: string): Promise<string> {
  return createHmac('sha256', await serverSecret(queries, emails))
    .update(userId)
    .digest('base64url');
}

/**
 * The token of the link that ends a person's emails of one kind. It is the same in each email and works without a
 * session, and for nothing else.
 */
export async function endTokenOf(queries: Queries, emails: EndableEmails, userId: string): Promise<string> {
  return `${userId}.${await proofOf(queries, emails, userId)}`;
}

/** Returns the person of such a token, who may be deleted; undefined for any other text. */
export async function personOfEndToken(
  queries: Queries,
  emails: EndableEmails,
  token: string,
): Promise<string | undefined> {
  const [userId = '', proof = ''] = token.split('.');
  return ID.test(userId) && equalSecrets(proof, await proofOf(queries, emails, userId)) ? userId : undefined;
}
