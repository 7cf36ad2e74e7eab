import type { AppInfo } from '../bridge/calls.ts';
import type { Preferences } from '../bridge/preferences.ts';
import type { CallHandlers } from './answer-call.ts';
import type { Google } from './google.ts';
import type { Notifier } from './notifier.ts';
import type { PreferenceStore } from './preference-store.ts';
import type { ServerChoice } from './server-choice.ts';
import type { SessionStore } from './session-store.ts';
import type { UpdateWatch } from './update-watch.ts';

/** The parts of main that the page may call. */
export interface CallParts {
  info: AppInfo;
  server: ServerChoice;
  /** Of the server that is used now. */
  sessions: () => SessionStore;
  openOutside: (address: string) => Promise<undefined>;
  google: Google;
  notifier: Notifier;
  showUnread: (count: number) => void;
  preferences: PreferenceStore;
  /** With what this computer offers. */
  describe: () => Promise<Preferences>;
  updates: Pick<UpdateWatch, 'state' | 'install'>;
  /** The page listens. */
  pageReady: () => void;
  isFocused: () => boolean;
  /** The server is another one. */
  startOver: () => void;
}

/** Puts the parts of main behind the calls of the bridge. */
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
      // After the answer, which the page would not hear otherwise.
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
    'window.isFocused': () => parts.isFocused(),
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

/** A call that gives nothing still has an answer. */
function done(work: () => void): undefined {
  work();
  return undefined;
}
