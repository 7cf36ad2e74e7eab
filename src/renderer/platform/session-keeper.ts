import type { User } from '@oja/contract/users';

import type { KeptLists, StoredSession } from './stored-session.ts';

/** What a start finds; a session that will not last carries a sentence that says so. 'unreadable' carries a sentence for the person; what was stored has been set aside, not wiped. */
export type LoadedSession =
  | { status: 'found'; session: StoredSession; remark?: string }
  | { status: 'none' }
  | { status: 'unreadable'; reason: string };

/** Keeps the signed-in session between starts, spec §3 "Session store". */
export interface SessionKeeper {
  load: () => Promise<LoadedSession>;
  /** Keeps who is signed in, and the lists if they are theirs. Settles once it is stored: a page may reload right after. */
  save: (session: { user: User; accessToken: string }) => Promise<void>;
  /** Keeps what was read last. Does nothing where its owner is no longer the one who is signed in, here or in another tab. */
  saveLists: (lists: KeptLists) => Promise<void>;
  /** Forgets user and token. */
  clear: () => Promise<void>;
  /** Whether someone is signed in, for pages that need to know no more than that. */
  isPresent: () => boolean;
  /** Calls back when somebody signs in or out, here or in another tab. Gives the function that stops it. */
  subscribe: (listener: (where: 'here' | 'elsewhere') => void) => () => void;
}
