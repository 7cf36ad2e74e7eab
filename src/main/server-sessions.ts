import { createHash } from 'node:crypto';

import { openSessionFile } from './session-file.ts';
import { type SessionStore, createSessionStore } from './session-store.ts';
import type { Vault } from './vault.ts';

const DIGITS = 16;

/** The name of a server's file: whoever goes back to a server is still signed in there, and no other server shares it. */
export function sessionName(origin: string, builtIn: string): string {
  return origin === builtIn ? 'session' : `session-${createHash('sha256').update(origin).digest('hex').slice(0, DIGITS)}`;
}

/** Gives the session store of a server. @param folder of the user's data */
export function createServerSessions(folder: string, builtIn: string, vault: Vault): (origin: string) => SessionStore {
  const stores = new Map<string, SessionStore>();
  return (origin) => {
    const store = stores.get(origin) ?? createSessionStore(openSessionFile(folder, sessionName(origin, builtIn)), vault);
    stores.set(origin, store);
    return store;
  };
}
