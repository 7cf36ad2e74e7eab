import type { AppInfo } from '../../bridge/calls.ts';
import type { Preferences } from '../../bridge/preferences.ts';
import type { CallHandlers } from './answer-call.ts';
import type { Google } from '../google/google.ts';
import type { Notifier } from '../notifications/notifier.ts';
import type { PreferenceStore } from '../preferences/preference-store.ts';
import type { ServerChoice } from '../storage/server-choice.ts';
import type { SessionStore } from '../storage/session-store.ts';
import type { UpdateWatch } from '../updates/update-watch.ts';

/** The parts of main that calls use. */
export interface CallParts {
  info: AppInfo;
  server: ServerChoice;
  /** Returns the session store of the server that the page was loaded for. */
  sessions: () => SessionStore;
  openOutside: (address: string) => Promise<undefined>;
  google: Google;
  notifier: Notifier;
  showUnread: (count: number) => void;
  preferences: PreferenceStore;
  /** Returns the preferences with the options of this computer. */
  describe: () => Promise<Preferences>;
  updates: Pick<UpdateWatch, 'state' | 'install'>;
  /** Called when the page is ready for events. */
  pageReady: () => void;
  /** Writes the page's local storage to the disk. */
  flushStorage: () => void;
  isFocused: () => boolean;
  allowCamera: (isAllowed: boolean) => void;
  /** Called when the server has changed. */
  startOver: () => void;
}

/** Connects the calls of the bridge to the parts of main. */
export function createCallHandlers(parts: CallParts): CallHandlers {
  const { info, server, sessions, openOutside, notifier, preferences, describe } = parts;
  return {
    'page.ready': () => done(() => parts.pageReady()),
    'session.load': () => sessions().load(),
    'session.save': ({ setsAside, ...session }) => sessions().save(session, setsAside),
    'session.clear': () => sessions().clear(),
    'app.info': () => info,
    'server.get': () => ({ origin: server.current(), builtIn: server.builtIn }),
    async 'server.change'(address) {
      const before = server.current();
      const change = await server.change(address);
      // After the answer: the reload would discard it.
      if (server.current() !== before) setImmediate(parts.startOver);
      return change;
    },
    'shell.openExternal': (address) => openOutside(address),
    'google.signIn': (client) => parts.google.signIn(client),
    'google.cancel': () => done(() => parts.google.cancel()),
    'unread.show': (count) => done(() => parts.showUnread(count)),
    'alerts.show': (alert) => done(() => notifier.show(alert)),
    'alerts.close': (ids) => done(() => notifier.close(ids)),
    'alerts.list': () => notifier.list(),
    'storage.flush': () => done(() => parts.flushStorage()),
    'window.isFocused': () => parts.isFocused(),
    'camera.allow': (isAllowed) => done(() => parts.allowCamera(isAllowed)),
    'update.get': () => parts.updates.state(),
    'update.install': () => done(() => parts.updates.install()),
    'preferences.get'() {
      preferences.refresh();
      return describe();
    },
    'preferences.change'(change) {
      preferences.change(change);
      return describe();
    },
  };
}

/** Completes a call that has no result. */
function done(work: () => void): undefined {
  work();
  return undefined;
}
