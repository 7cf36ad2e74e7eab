import type { LoadedSession as BridgeSession } from '../../bridge/sessions.ts';
import type { OjaBridge } from '../../bridge/oja-bridge.ts';
import type { Platform } from './platform.ts';
import type { LoadedSession, SessionKeeper } from './session-keeper.ts';
import { parseStoredSession } from './stored-session.ts';
import { findBridge } from './window-oja.ts';

const SIGN_IN_AGAIN = 'What was saved is still there, untouched.';

/** What to say when the stored session cannot be used, by why. */
function readLoaded(loaded: BridgeSession): LoadedSession {
  switch (loaded.status) {
    case 'none':
      return { status: 'none' };
    case 'loaded': {
      const session = parseStoredSession(loaded.session.state);
      if (session === undefined || session === 'corrupt' || loaded.session.accessToken === null) {
        return { status: 'unreadable', reason: `Your saved session could not be read. Log in again. ${SIGN_IN_AGAIN}` };
      }
      return { status: 'found', session: { ...session, accessToken: loaded.session.accessToken } };
    }
    case 'locked':
      return {
        status: 'unreadable',
        reason: `Your session is locked: it was saved with ${loaded.wroteWith}, and this computer now offers ${loaded.have}. Unlock the keychain and restart Oja, or log in again.`,
      };
    case 'token_not_kept':
      return { status: 'unreadable', reason: 'This computer has no keychain, so Oja could not keep you signed in. Log in again.' };
    case 'corrupt':
      return { status: 'unreadable', reason: `Your saved session is damaged. Log in again. ${SIGN_IN_AGAIN}` };
  }
}

/** Keeps the session with the desktop app, its token in the system's keychain. */
export function createDesktopSessions(bridge: OjaBridge): SessionKeeper {
  const listeners = new Set<() => void>();
  let isPresent = false;
  const settle = (present: boolean) => {
    isPresent = present;
    for (const listener of listeners) listener();
  };

  return {
    async load() {
      const answer = await bridge.call('session.load');
      const loaded = answer.ok ? readLoaded(answer.value) : { status: 'unreadable' as const, reason: answer.error.message };
      settle(loaded.status === 'found');
      return loaded;
    },
    async save({ accessToken, ...session }) {
      const answer = await bridge.call('session.save', { state: JSON.stringify({ ...session, accessToken: '' }), accessToken });
      if (!answer.ok) throw new Error(answer.error.message);
      settle(true);
    },
    async clear() {
      const answer = await bridge.call('session.clear');
      if (!answer.ok) throw new Error(answer.error.message);
      settle(false);
    },
    isPresent: () => isPresent,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Oja in the desktop window. Asks main once for the server's address.
 * @throws when the window was opened without the preload, or main does not answer: nothing works then
 */
export async function createDesktopPlatform(): Promise<Platform> {
  const bridge = findBridge();
  if (!bridge) throw new Error('The desktop build needs the preload’s window.oja: open it with the desktop app.');
  const origin = await bridge.call('server.origin');
  if (!origin.ok) throw new Error(origin.error.message);
  return { kind: 'desktop', serverOrigin: origin.value, sessions: createDesktopSessions(bridge) };
}
