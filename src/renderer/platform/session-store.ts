import type { User } from '@oja/contract/users';

import type { StoredLists, StoredSession } from './stored-session.ts';

/**
 * The result of loading the session. `remark` and the text of 'unreadable' are sentences for the user. An unreadable
 * session is not deleted but set aside, at the latest by the next save.
 */
export type LoadedSession =
  | { status: 'found'; session: StoredSession; remark?: string }
  | { status: 'none' }
  | { status: 'unreadable'; reason: string };

/** Stores the signed-in session between starts (product §3 "Session store"). */
export interface SessionStore {
  load: () => Promise<LoadedSession>;
  /**
   * Stores the session, and the lists if they belong to the same user. Resolves once it is stored, because a page may
   * reload right after.
   */
  save: (session: { user: User; accessToken: string }) => Promise<void>;
  /** Stores the last loaded lists. Does nothing if their owner is no longer signed in, here or in another tab. */
  saveLists: (lists: StoredLists) => Promise<void>;
  /** Deletes the session, with its lists. */
  clear: () => Promise<void>;
  /** Whether a user is signed in. */
  isPresent: () => boolean;
  /**
   * Calls the listener when a user signs in or out, here or in another tab. Returns a function that unsubscribes it.
   */
  subscribe: (listener: (where: 'here' | 'elsewhere') => void) => () => void;
}
