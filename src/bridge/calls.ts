import { z } from 'zod';

import { alertToShowSchema, type ShownAlert } from './alerts.ts';
import { googleClientSchema, type GoogleSignIn } from './google.ts';
import { type Preferences, preferencesChangeSchema } from './preferences.ts';
import { serverAddressSchema, type ServerChange, type ServerSetting } from './server-place.ts';
import { type SaveOutcome, type StoredSessionAnswer, sessionToSaveSchema } from './sessions.ts';
import type { UpdateState } from './updates.ts';

/** The running app and its platform. */
export interface AppInfo {
  version: string;
  /** The platform as Node names it: 'darwin', 'linux' or 'win32'. */
  platform: string;
}

/** A call of main: its payload, its result and its time limit. */
interface Call<Payload, Result> {
  /** Main validates each payload with this schema, because the page's types cannot be trusted. */
  payloadSchema: z.ZodType<Payload>;
  /** How long main may take, in milliseconds. */
  limit: number;
  /** Never set: it only carries the type. */
  result?: Result;
}

const MAX_ADDRESS = 2048;

/** An address to open. Main decides which addresses are allowed. */
const addressSchema = z.string().min(1).max(MAX_ADDRESS);

const QUICK = 10_000;
/** For calls during which the system may ask the user: for the keychain's password, or for a file's location. */
const PERSON = 120_000;

/** Longer than the limit for a sign-in in the browser. */
const BROWSER = 200_000;

const nothing = z.undefined();

function call<Payload, Result>(payloadSchema: z.ZodType<Payload>, limit: number = QUICK): Call<Payload, Result> {
  return { payloadSchema, limit };
}

/**
 * Every call that the renderer can make to main. To add a call, add one line here and one handler in main's
 * `call-handlers.ts`: the payload, the result and main's obligation to answer all follow from this map.
 */
export const CALLS = {
  /** The page is ready for events. Events that were waiting, such as a link that was opened, are sent to it now. */
  'page.ready': call<undefined, undefined>(nothing),
  'session.load': call<undefined, StoredSessionAnswer>(nothing, PERSON),
  'session.save': call<z.infer<typeof sessionToSaveSchema>, SaveOutcome>(sessionToSaveSchema, PERSON),
  /** Deletes the stored session, readable or not: the user logs out, or the server has ended the session. */
  'session.clear': call<undefined, undefined>(nothing),
  'app.info': call<undefined, AppInfo>(nothing),
  /** The server that this app talks to. */
  'server.get': call<undefined, ServerSetting>(nothing),
  /**
   * Checks that Oja answers at an address and, if so, uses that server from then on. '' restores the built-in server.
   * Reloads the page.
   */
  'server.change': call<string, ServerChange>(serverAddressSchema, 30_000),
  /**
   * Opens an address in the system's browser, mail or telephone program. Fails with `address_refused` for any but
   * https, mailto and tel.
   */
  'shell.openExternal': call<string, undefined>(addressSchema),
  /** Signs in with Google in the system's browser. A sign-in that is still waiting is cancelled. */
  'google.signIn': call<z.infer<typeof googleClientSchema>, GoogleSignIn>(googleClientSchema, BROWSER),
  'google.cancel': call<undefined, undefined>(nothing),
  /** Shows a count on the tray and on the dock or taskbar, and in the tray's tooltip. 0 clears it. */
  'unread.show': call<number, undefined>(z.int().nonnegative()),
  /** Shows a system notification, once for each id, unless Do Not Disturb or the one-hour mute is on. */
  'alerts.show': call<z.infer<typeof alertToShowSchema>, undefined>(alertToShowSchema),
  /** Closes the notifications with these ids. */
  'alerts.close': call<string[], undefined>(z.array(z.string()).max(1000)),
  /** The notifications that are still shown. The page that showed them may have been closed. */
  'alerts.list': call<undefined, ShownAlert[]>(nothing),
  /** Writes the page's local storage to the disk now. Chromium itself waits for seconds. */
  'storage.flush': call<undefined, undefined>(nothing),
  /** Whether the window is in front and has the focus. */
  'window.isFocused': call<undefined, boolean>(nothing),
  /** Whether the page may use the camera from now on: while the dialog of "Show it now" is open. */
  'camera.allow': call<boolean, undefined>(z.boolean()),
  /** The state of the app's update. */
  'update.get': call<undefined, UpdateState>(nothing),
  /** Quits the app, installs the update and restarts it. Does nothing if no update is ready. */
  'update.install': call<undefined, undefined>(nothing),
  'preferences.get': call<undefined, Preferences>(nothing),
  'preferences.change': call<z.infer<typeof preferencesChangeSchema>, Preferences>(preferencesChangeSchema),
} as const;

export type CallName = keyof typeof CALLS;
export type CallPayload<Name extends CallName> = z.infer<(typeof CALLS)[Name]['payloadSchema']>;
export type CallResult<Name extends CallName> =
  (typeof CALLS)[Name] extends Call<infer _Payload, infer Result> ? Result : never;

/** True for the name of a call; false for names of inherited properties. */
export function isCallName(name: unknown): name is CallName {
  return typeof name === 'string' && Object.hasOwn(CALLS, name);
}
