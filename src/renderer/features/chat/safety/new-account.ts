/** How long an account is new, in milliseconds: most scam accounts are reported before they are older. */
const NEW_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Whether an account is less than a week old.
 * @param joinedAt its creation time, ISO 8601; null for a deleted account
 * @param now in milliseconds
 */
export function isNewAccount(joinedAt: string | null, now: number): boolean {
  return joinedAt !== null && now - Date.parse(joinedAt) < NEW_MS;
}
