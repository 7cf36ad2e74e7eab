import type { AppInfo } from '../bridge/calls.ts';
import type { CallHandlers } from './answer-call.ts';
import type { SessionStore } from './session-store.ts';

/** Puts the parts of main behind the calls of the bridge. */
export function createCallHandlers(parts: {
  sessions: SessionStore;
  info: AppInfo;
  serverOrigin: string;
  openOutside: (address: string) => Promise<undefined>;
}): CallHandlers {
  const { sessions, info, serverOrigin, openOutside } = parts;
  return {
    'session.load': () => sessions.load(),
    'session.save': (session) => sessions.save(session),
    'session.clear': () => sessions.clear(),
    'app.info': () => info,
    'server.origin': () => serverOrigin,
    'shell.openExternal': (address) => openOutside(address),
  };
}
