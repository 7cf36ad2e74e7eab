import { hash, randomBytes } from 'node:crypto';

/** A secret for a link or a session: 256 random bits as 43 characters that are safe in an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored in its place, so that a leaked database opens no account. */
export function hashToken(token: string): string {
  return hash('sha256', token);
}
