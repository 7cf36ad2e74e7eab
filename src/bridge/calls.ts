import { z } from 'zod';

import { addressSchema } from './addresses.ts';
import { type ShownAlert, alertSchema } from './alerts.ts';
import { type GoogleSignIn, googleClientSchema } from './google.ts';
import { type Preferences, preferencesChangeSchema } from './preferences.ts';
import { type ServerChange, type ServerPlace, serverAddressSchema } from './server-place.ts';
import { type LoadedSession, type SavedSession, savedSessionSchema } from './sessions.ts';
import type { UpdateState } from './updates.ts';

/** Who answers and where it runs. */
export interface AppInfo {
  version: string;
  /** 'darwin', 'linux', 'win32', as Node names them. */
  platform: string;
}

/** A call of main: what it takes, what it gives, and how long it may take. */
interface Call<Taken, Given> {
  /** Main holds each payload against it: the page is not trusted to send what its types say. */
  takes: z.ZodType<Taken>;
  /** How long the page waits, in milliseconds. */
  limit: number;
  /** Never there: it carries the type. */
  gives?: Given;
}

const QUICK = 10_000;
/** The system asks a person meanwhile: for the keychain's password, or where to put a file. */
const PERSON = 120_000;

/** Longer than a person may take in their browser. */
const BROWSER = 200_000;

const nothing = z.undefined();

function call<Taken, Given>(takes: z.ZodType<Taken>, limit: number = QUICK): Call<Taken, Given> {
  return { takes, limit };
}

/**
 * Every call the renderer may make of the machine. One line here and one handler in main's `call-handlers.ts` make a call:
 * what the page may send, what it gets and what main must answer all follow from this map.
 */
export const CALLS = {
  /** The page listens now: what it was asked meanwhile, such as a link that was followed, is sent to it. */
  'page.ready': call<undefined, undefined>(nothing),
  'session.load': call<undefined, LoadedSession>(nothing, PERSON),
  'session.save': call<z.infer<typeof savedSessionSchema>, SavedSession>(savedSessionSchema, PERSON),
  /** Forgets the session for good, whether it could be read or not: only on the person's own word. */
  'session.clear': call<undefined, undefined>(nothing),
  'app.info': call<undefined, AppInfo>(nothing),
  /** Which server this app talks to. */
  'server.get': call<undefined, ServerPlace>(nothing),
  /** Asks whether Oja answers there, and if so, talks to it from then on; '' goes back to the one of the build. The page is loaded anew. */
  'server.change': call<string, ServerChange>(serverAddressSchema, 30_000),
  /** Opens an address in the system's browser, mail or telephone program. Fails with `address_refused` for any but https, mailto and tel. */
  'shell.openExternal': call<string, undefined>(addressSchema),
  /** Signs in with Google in the system's browser; one that still waits there is given up. */
  'google.signIn': call<z.infer<typeof googleClientSchema>, GoogleSignIn>(googleClientSchema, BROWSER),
  'google.cancel': call<undefined, undefined>(nothing),
  /** Shows a number on the tray, the dock or taskbar, and says it in the tray's tooltip; 0 clears it. */
  'unread.show': call<number, undefined>(z.int().nonnegative()),
  /** Shows a notification of the system, once for each id, unless Do Not Disturb or the hour's mute is on. */
  'alerts.show': call<z.infer<typeof alertSchema>, undefined>(alertSchema),
  /** Closes those with these ids. */
  'alerts.close': call<string[], undefined>(z.array(z.string()).max(1000)),
  /** Those that stand now, the page that showed them may be gone. */
  'alerts.list': call<undefined, ShownAlert[]>(nothing),
  /** Whether a person is looking at the window: it is in front and has the focus. */
  'window.isFocused': call<undefined, boolean>(nothing),
  /** What there is of an update of the app. */
  'update.get': call<undefined, UpdateState>(nothing),
  /** Ends the app, puts the update in its place and starts it again. Nothing where none is ready. */
  'update.install': call<undefined, undefined>(nothing),
  'preferences.get': call<undefined, Preferences>(nothing),
  'preferences.change': call<z.infer<typeof preferencesChangeSchema>, Preferences>(preferencesChangeSchema),
} as const;

export type CallName = keyof typeof CALLS;
export type Takes<Name extends CallName> = z.infer<(typeof CALLS)[Name]['takes']>;
export type Gives<Name extends CallName> = (typeof CALLS)[Name] extends Call<infer _Takes, infer Given> ? Given : never;

/** True for the name of a call, and for no inherited property's. */
export function isCallName(name: unknown): name is CallName {
  return typeof name === 'string' && Object.hasOwn(CALLS, name);
}
