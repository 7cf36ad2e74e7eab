import type { LoadedSession as BridgeSession, SessionLasts } from '../../bridge/sessions.ts';
import type { OjaBridge } from '../../bridge/oja-bridge.ts';
import type { LoadedSession, SessionKeeper } from './session-keeper.ts';
import { type KeptLists, NO_LISTS, parseRecord, sessionIn, type SessionRecord, type StoredSession } from './stored-session.ts';

const SIGN_IN_AGAIN = 'What was saved is still there, untouched.';
const NEWER = `Your session was saved by a newer version of Oja. Update Oja, or log in again. ${SIGN_IN_AGAIN}`;

/** What to say of a session that ends with the app. */
const REMARKS: Record<SessionLasts, string | undefined> = {
  kept: undefined,
  no_keychain: 'This computer has no keychain, so Oja cannot keep you signed in: you will have to log in again after Oja was closed. Set up a keychain such as GNOME Keyring to stay signed in.',
  disk_refuses: 'Oja could not save your session, because the disk is full or may not be written to. You stay signed in until Oja is closed. Free some space and log in again.',
};

/** What to say when the stored session cannot be used, by why. */
function readLoaded(loaded: BridgeSession): LoadedSession {
  switch (loaded.status) {
    case 'none':
      return { status: 'none' };
    case 'loaded': {
      const record = parseRecord(loaded.session.state);
      const { accessToken } = loaded.session;
      const session = typeof record === 'object' && accessToken !== null && sessionIn({ ...record, accessToken });
      const remark = REMARKS[loaded.lasts];
      return session
        ? { status: 'found', session, ...(remark !== undefined && { remark }) }
        : { status: 'unreadable', reason: record === 'newer' ? NEWER : `Your saved session could not be read. Log in again. ${SIGN_IN_AGAIN}` };
    }
    case 'locked':
      return {
        status: 'unreadable',
        reason: `Your session is locked: it was saved with ${loaded.wroteWith}, and this computer now offers ${loaded.have}. Unlock the keychain and restart Oja, or log in again.`,
      };
    case 'token_not_kept':
      return { status: 'unreadable', reason: 'This computer has no keychain, so Oja could not keep you signed in. Log in again.' };
    case 'newer':
      return { status: 'unreadable', reason: NEWER };
    case 'corrupt':
      return { status: 'unreadable', reason: `Your saved session is damaged. Log in again. ${SIGN_IN_AGAIN}` };
  }
}

/** Keeps the session with the desktop app, its token in the system's keychain. Logging out leaves nothing behind. */
export function createDesktopSessions(bridge: OjaBridge): SessionKeeper {
  const listeners = new Set<Parameters<SessionKeeper['subscribe']>[0]>();
  let current: StoredSession | undefined;
  let isClearing = false;
  /** What main gave could not be read here: the next session does not take its place, but comes beside it. */
  let setsAside = false;
  const settle = (session: StoredSession | undefined) => {
    current = session;
    for (const listener of listeners) listener('here');
  };
  const store = async ({ user, accessToken, lists }: StoredSession) => {
    // The token goes beside the text, to be sealed; in it, it would lie open on the disk.
    const record: SessionRecord = { version: 2, user, accessToken: '', lists };
    const answer = await bridge.call('session.save', { state: JSON.stringify(record), accessToken, ...(setsAside && { setsAside }) });
    if (!answer.ok) throw new Error(answer.error.message);
    setsAside = false;
  };

  return {
    async load() {
      const answer = await bridge.call('session.load');
      const loaded = answer.ok ? readLoaded(answer.value) : { status: 'unreadable' as const, reason: answer.error.message };
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
    async saveLists(lists: KeptLists) {
      if (!current || current.user._id !== lists.ownerId) return;
      current = { ...current, lists };
      await store(current);
    },
    async clear() {
      const before = current;
      // Nothing is saved from here on: it would come after the session was cleared, and sign in again.
      current = undefined;
      isClearing = true;
      const answer = await bridge.call('session.clear');
      isClearing = false;
      if (!answer.ok) {
        current = before;
        throw new Error(answer.error.message);
      }
      settle(undefined);
      // As the lists do, what was kept of conversations goes. Nobody waits for it: it never fails, and may take long.
      void import('./kept-threads.ts').then(({ forgetThreads }) => forgetThreads(), () => undefined);
    },
    isPresent: () => current !== undefined,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
