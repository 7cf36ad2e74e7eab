import { t } from '@lingui/core/macro';

import type { StoredSessionAnswer, SessionDuration } from '../../bridge/sessions.ts';
import type { OjaBridge } from '../../bridge/oja-bridge.ts';
import type { LoadedSession, SessionStore } from './session-store.ts';
import {
  type StoredLists,
  NO_LISTS,
  parseRecord,
  sessionIn,
  type SessionRecord,
  type StoredSession,
} from './stored-session.ts';

/** The message for a session that this version of the app cannot read. */
const newer = () =>
  t`Your session was saved by a newer version of Oja. Update Oja, or log in again. What was saved is still there, untouched.`;

/** Messages for a session that ends with the app. */
const remarks = (): Record<SessionDuration, string | undefined> => ({
  until_sign_out: undefined,
  no_keychain: t`This computer has no keychain, so Oja cannot keep you signed in: you will have to log in again after Oja was closed. Set up a keychain such as GNOME Keyring to stay signed in.`,
  disk_refuses: t`Oja could not save your session, because the disk is full or may not be written to. You stay signed in until Oja is closed. Free some space and log in again.`,
});

/** Converts the stored session. If it cannot be used, returns a message with the reason. */
function readLoaded(loaded: StoredSessionAnswer): LoadedSession {
  switch (loaded.status) {
    case 'none':
      return { status: 'none' };
    case 'loaded': {
      const record = parseRecord(loaded.session.state);
      const { accessToken } = loaded.session;
      const session = typeof record === 'object' && accessToken !== null && sessionIn({ ...record, accessToken });
      const remark = remarks()[loaded.lasts];
      return session
        ? { status: 'found', session, ...(remark !== undefined && { remark }) }
        : {
            status: 'unreadable',
            reason:
              record === 'newer'
                ? newer()
                : t`Your saved session could not be read. Log in again. What was saved is still there, untouched.`,
          };
    }
    case 'locked':
      return {
        status: 'unreadable',
        reason: t`Your session is locked: it was saved with ${{ usedKeychain: loaded.wroteWith }}, and this computer now offers ${{ offeredKeychain: loaded.have }}. Unlock the keychain and restart Oja, or log in again.`,
      };
    case 'token_not_stored':
      return {
        status: 'unreadable',
        reason: t`This computer has no keychain, so Oja could not keep you signed in. Log in again.`,
      };
    case 'newer':
      return { status: 'unreadable', reason: newer() };
    case 'corrupt':
      return {
        status: 'unreadable',
        reason: t`Your saved session is damaged. Log in again. What was saved is still there, untouched.`,
      };
  }
}

/**
 * Stores the session through the desktop app, in a file whose token is encrypted with a key of the system's
 * keychain. Logging out deletes everything.
 */
export function createDesktopSessions(bridge: OjaBridge): SessionStore {
  const listeners = new Set<Parameters<SessionStore['subscribe']>[0]>();
  let current: StoredSession | undefined;
  let isClearing = false;
  /** The stored state was unreadable here: the next session sets it aside instead of replacing it. */
  let setsAside = false;
  const settle = (session: StoredSession | undefined) => {
    current = session;
    for (const listener of listeners) listener('here');
  };
  const store = async ({ user, accessToken, lists }: StoredSession) => {
    // The token is sent in a separate field to be encrypted. In the text it would be readable on the disk.
    const record: SessionRecord = { version: 2, user, accessToken: '', lists };
    const answer = await bridge.call('session.save', {
      state: JSON.stringify(record),
      accessToken,
      ...(setsAside && { setsAside }),
    });
    // A save with a token is never refused. How long it lasts, the next load says.
    if (!answer.ok) throw new Error(answer.error.message);
    setsAside = false;
  };

  return {
    async load() {
      const answer = await bridge.call('session.load');
      const loaded = answer.ok
        ? readLoaded(answer.value)
        : { status: 'unreadable' as const, reason: answer.error.message };
      setsAside = answer.ok && answer.value.status === 'loaded' && loaded.status === 'unreadable';
      settle(loaded.status === 'found' ? loaded.session : undefined);
      return loaded;
    },
    async save({ user, accessToken }) {
      if (isClearing) return;
      const lists = current?.lists.ownerId === user._id ? current.lists : NO_LISTS;
      await store({ user, accessToken, lists });
      settle({ user, accessToken, lists });
    },
    async saveLists(lists: StoredLists) {
      if (!current || current.user._id !== lists.ownerId) return;
      current = { ...current, lists };
      await store(current);
    },
    async clear() {
      const before = current;
      // Nothing is saved from here on: a save after the clearing would sign the user in again.
      current = undefined;
      isClearing = true;
      const answer = await bridge.call('session.clear');
      isClearing = false;
      if (!answer.ok) {
        current = before;
        throw new Error(answer.error.message);
      }
      settle(undefined);
      // Stored answers are deleted like the lists. Not awaited: it never rejects, and may take long.
      void import('./stored-answers.ts').then(
        ({ forgetAnswers }) => forgetAnswers(),
        () => undefined,
      );
    },
    isPresent: () => current !== undefined,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
