import type { User } from '@oja/contract/users';

/** What outlives a restart, spec §3 "Session store". */
export interface StoredSession {
  version: 1;
  user: User;
  accessToken: string;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** True for a session that this version wrote; anything else is foreign or damaged. */
function isStoredSession(value: unknown): value is StoredSession {
  if (!isObject(value) || !('version' in value) || !('user' in value) || !('accessToken' in value)) return false;
  const { version, user, accessToken } = value;
  if (version !== 1 || typeof accessToken !== 'string' || !isObject(user)) return false;
  return '_id' in user && typeof user._id === 'string' && 'userName' in user && typeof user.userName === 'string';
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
