import { hash, randomBytes } from 'node:crypto';

/** A new secret for a link or a session: 256 random bits as 43 characters that are safe in an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash that is stored in place of a token, so that a leaked database opens no account. */
export function hashToken(token: string): string {
  return hash('sha256', token);
}
