import type { Platform } from './platform.ts';
import type { LoadedSession, SessionKeeper } from './session-keeper.ts';
import { parseStoredSession } from './stored-session.ts';

const KEY = 'oja.session';
const ASIDE_KEY = 'oja.session.unreadable';

/** Keeps the session in localStorage, under the product's own key. */
export function createWebSessions(storage: Storage): SessionKeeper {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };

  return {
    load() {
      const text = storage.getItem(KEY);
      const parsed = parseStoredSession(text);
      let loaded: LoadedSession;
      if (parsed === 'corrupt') {
        storage.setItem(ASIDE_KEY, text ?? '');
        storage.removeItem(KEY);
        loaded = { status: 'unreadable', reason: 'Your saved session could not be read, so you are signed out. Log in again.' };
      } else {
        loaded = parsed ? { status: 'found', session: parsed } : { status: 'none' };
      }
      return Promise.resolve(loaded);
    },
    save(session) {
      storage.setItem(KEY, JSON.stringify(session));
      notify();
      return Promise.resolve();
    },
    clear() {
      storage.removeItem(KEY);
      notify();
      return Promise.resolve();
    },
    isPresent: () => storage.getItem(KEY) !== null,
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === KEY || event.key === null) listener();
      };
      listeners.add(listener);
      globalThis.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        globalThis.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** Oja in a browser: the page's own origin is the server. */
export function createWebPlatform(): Platform {
  return { kind: 'web', serverOrigin: '', sessions: createWebSessions(localStorage) };
}
