import { createHash } from 'node:crypto';

import { openSessionFile } from './session-file.ts';
import { type SessionStore, createSessionStore } from './session-store.ts';
import type { Vault } from './vault.ts';

const DIGITS = 16;

/** The name of a server's session file. Each server has its own, so going back to a server needs no new sign-in. */
export function sessionName(origin: string, builtIn: string): string {
  return origin === builtIn
    ? 'session'
    : `session-${createHash('sha256').update(origin).digest('hex').slice(0, DIGITS)}`;
}

/** Returns the session store of a server. @param folder the folder of user data */
export function createServerSessions(folder: string, builtIn: string, vault: Vault): (origin: string) => SessionStore {
  const stores = new Map<string, SessionStore>();
  return (origin) => {
    const store =
      stores.get(origin) ?? createSessionStore(openSessionFile(folder, sessionName(origin, builtIn)), vault);
    stores.set(origin, store);
    return store;
  };
}
