import type { LoadedSession, SavedSession, SessionValue } from './sessions.ts';

/** Who answers and where it runs. */
export interface AppInfo {
  version: string;
  /** 'darwin', 'linux', 'win32', as Node names them. */
  platform: string;
}

/**
 * Every call the renderer may make of the machine: what it takes and what it gives. `undefined` means that it takes nothing.
 * The handlers of main, their validators, the time limits and the preload all follow from this one map.
 */
interface BridgeCalls {
  'session.load': { takes: undefined; gives: LoadedSession };
  'session.save': { takes: SessionValue; gives: SavedSession };
  /** Forgets the session for good, whether it could be read or not: only on the person's own word. */
  'session.clear': { takes: undefined; gives: undefined };
  'app.info': { takes: undefined; gives: AppInfo };
  /** The origin of the server that this build talks to, as 'https://example.com'. */
  'server.origin': { takes: undefined; gives: string };
  /** Opens an address in the system's browser, mail or telephone program. Fails with `address_refused` for any but https, mailto and tel. */
  'shell.openExternal': { takes: string; gives: undefined };
}

export type CallName = keyof BridgeCalls;
export type Takes<Name extends CallName> = BridgeCalls[Name]['takes'];
export type Gives<Name extends CallName> = BridgeCalls[Name]['gives'];

const QUICK = 10_000;
/** The system may be asking for the keychain's password meanwhile. */
const PERSON = 120_000;

/** How long a caller waits for each call, in milliseconds. */
export const TIME_LIMITS: { readonly [Name in CallName]: number } = {
  'session.load': PERSON,
  'session.save': PERSON,
  'session.clear': QUICK,
  'app.info': QUICK,
  'server.origin': QUICK,
  'shell.openExternal': QUICK,
};

/** True for the name of a call, and for no inherited property's. */
export function isCallName(name: string): name is CallName {
  return Object.hasOwn(TIME_LIMITS, name);
}

/** The IPC channel of a call. */
export function channelOf(name: CallName): string {
  return `oja:${name}`;
}
