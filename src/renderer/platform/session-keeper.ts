import type { StoredSession } from './stored-session.ts';

/** What a start finds. 'unreadable' carries a sentence for the person; what was stored has been set aside, not wiped. */
export type LoadedSession =
  | { status: 'found'; session: StoredSession }
  | { status: 'none' }
  | { status: 'unreadable'; reason: string };

/** Keeps the signed-in session between starts, spec §3 "Session store". */
export interface SessionKeeper {
  load: () => Promise<LoadedSession>;
  /** Settles once the session is stored: a page may reload right after. */
  save: (session: StoredSession) => Promise<void>;
  clear: () => Promise<void>;
  /** Whether someone is signed in, for pages that need to know no more than that. */
  isPresent: () => boolean;
  /** Calls back when somebody signs in or out, here or in another window. Gives the function that stops it. */
  subscribe: (listener: () => void) => () => void;
}
