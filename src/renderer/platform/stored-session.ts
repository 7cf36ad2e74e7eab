import type { User } from '@oja/contract/users';

/** What outlives a restart, spec §3 "Session store". */
export interface StoredSession {
  version: 1;
  user: User;
  accessToken: string;
}

/** True for a session that this version wrote; anything else is foreign or damaged. */
function isStoredSession(value: unknown): value is StoredSession {
  if (typeof value !== 'object' || value === null) return false;
  const { version, user, accessToken } = value as Record<string, unknown>;
  return (
    version === 1 &&
    typeof accessToken === 'string' &&
    typeof user === 'object' &&
    user !== null &&
    typeof (user as Record<string, unknown>)['userName'] === 'string' &&
    typeof (user as Record<string, unknown>)['_id'] === 'string'
  );
}

/**
 * Reads what was stored. Gives undefined where nothing was, and 'corrupt' for what cannot be understood:
 * the caller then says so, and nothing is thrown.
 */
export function parseStoredSession(text: string | null): StoredSession | 'corrupt' | undefined {
  if (text === null || text === '') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isStoredSession(value) ? value : 'corrupt';
  } catch {
    return 'corrupt';
  }
}
