/** For so long an account is new: those that are made to swindle seldom grow older before they are reported. */
const NEW_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Whether somebody has had their account for less than a week.
 * @param joinedAt since when; null for an account that is deleted
 * @param now in milliseconds
 */
export function isNewAccount(joinedAt: string | null, now: number): boolean {
  return joinedAt !== null && now - Date.parse(joinedAt) < NEW_MS;
}
