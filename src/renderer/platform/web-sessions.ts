import { t } from '@lingui/core/macro';

import type { LoadedSession, SessionStore } from './session-store.ts';
import { NO_LISTS, parseRecord, sessionIn, type SessionRecord } from './stored-session.ts';

const KEY = 'oja.session';
const ASIDE_KEY = 'oja.session.unreadable';
const SIGNED_OUT: SessionRecord = { version: 2, user: null, accessToken: null, lists: NO_LISTS };

/** Stores the session in localStorage, under the product's own key. All tabs share it. */
export function createWebSessions(storage: Storage): SessionStore {
  const listeners = new Set<Parameters<SessionStore['subscribe']>[0]>();

  const read = (): SessionRecord => {
    const record = parseRecord(storage.getItem(KEY));
    return typeof record === 'object' ? record : SIGNED_OUT;
  };
  let signedInId = read().user?._id;

  const settle = (id: string | undefined, where: 'here' | 'elsewhere') => {
    if (id === signedInId) return;
    signedInId = id;
    for (const listener of listeners) listener(where);
  };
  const write = (record: SessionRecord) => {
    try {
      storage.setItem(KEY, JSON.stringify(record));
    } catch {
      // The browser's quota is used up. The user must be stored; the lists can be loaded again.
      storage.setItem(KEY, JSON.stringify({ ...record, lists: NO_LISTS }));
    }
  };
  // Another tab has written: only a sign-in or sign-out matters here.
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) settle(read().user?._id, 'elsewhere');
  };

  return {
    load() {
      const text = storage.getItem(KEY);
      const record = parseRecord(text);
      let loaded: LoadedSession = { status: 'none' };
      if (typeof record === 'string') {
        storage.setItem(ASIDE_KEY, text ?? '');
        storage.removeItem(KEY);
        loaded = {
          status: 'unreadable',
          reason: t`Your saved session could not be read, so you are signed out. Log in again.`,
        };
      } else if (record) {
        const session = sessionIn(record);
        if (session) loaded = { status: 'found', session };
      }
      return Promise.resolve(loaded);
    },
    save({ user, accessToken }) {
      const { lists } = read();
      write({ version: 2, user, accessToken, lists: lists.ownerId === user._id ? lists : NO_LISTS });
      settle(user._id, 'here');
      return Promise.resolve();
    },
    saveLists(lists) {
      const record = read();
      if (record.user && record.user._id === lists.ownerId) write({ ...record, lists });
      return Promise.resolve();
    },
    clear() {
      write({ ...read(), user: null, accessToken: null });
      settle(undefined, 'here');
      return Promise.resolve();
    },
    isPresent: () => signedInId !== undefined,
    subscribe(listener) {
      if (listeners.size === 0) globalThis.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.removeEventListener('storage', onStorage);
      };
    },
  };
}
