import type { Preferences, PreferencesChange } from '../../bridge/preferences.ts';
import { preferencesChangeSchema } from '../../bridge/preferences.ts';
import { BridgeCallError } from '../faults/bridge-call-error.ts';
import type { LoginItem } from '../launch/login-item.ts';
import { text } from '../texts/texts.ts';

/**
 * The current preferences, stored here or, for the start at login, in the system. The computer's options are read each
 * time.
 */
export type StoredPreferences = Omit<Preferences, 'canStartAtLogin' | 'canStartHidden' | 'spellCheckOffered'>;

/** The preferences of a new installation that are the same on every computer. */
export const FIRST_PREFERENCES = { startHidden: false, doNotDisturb: false, mutedUntil: null, drawAttention: true };

/** Where preferences are stored: electron-store, or a test's object. */
export interface PreferenceFile {
  read: () => Record<string, unknown>;
  /** Throws if the disk refuses it. */
  write: (stored: Record<string, unknown>) => void;
}

/** The preferences of the desktop app. */
export interface PreferenceStore {
  get: () => StoredPreferences;
  /** Returns them after reading the system's settings, which the user may have changed. */
  refresh: () => StoredPreferences;
  /**
   * @throws BridgeCallError `not_stored` if the disk refuses the change, or the system refuses the start at login,
   *   which is
   * changed last
   */
  change: (change: PreferencesChange) => StoredPreferences;
  /** Calls the listener after each change. Returns a function that unsubscribes it. */
  onChange: (listener: (now: StoredPreferences) => void) => () => void;
}

/**
 * Reads the stored preferences; an invalid value is ignored.
 * @param defaults the defaults for this computer
 * @param loginItem holds the start at login, as in the system's settings
 */
export function createPreferenceStore(
  file: PreferenceFile,
  defaults: Omit<StoredPreferences, 'startAtLogin'>,
  loginItem: Pick<LoginItem, 'isOn' | 'set'>,
): PreferenceStore {
  const listeners = new Set<(now: StoredPreferences) => void>();
  let current = changed(
    { ...defaults, startAtLogin: false },
    { ...readChange(file.read()), startAtLogin: loginItem.isOn() },
  );
  const settle = (next: StoredPreferences) => {
    current = next;
    for (const listener of listeners) listener(next);
    return next;
  };
  const store = ({ startAtLogin: _storedBySystem, ...stored }: StoredPreferences) => {
    try {
      file.write(stored);
    } catch {
      throw new BridgeCallError('not_stored', text('setting.notStored'));
    }
  };
  return {
    get: () => current,
    refresh() {
      const startAtLogin = loginItem.isOn();
      return startAtLogin === current.startAtLogin ? current : settle({ ...current, startAtLogin });
    },
    change({ startAtLogin, ...change }) {
      if (Object.keys(change).length > 0) {
        const next = changed(current, { ...change, startAtLogin: loginItem.isOn() });
        store(next);
        settle(next);
      }
      if (startAtLogin === undefined) return current;
      try {
        loginItem.set(startAtLogin);
      } finally {
        settle({ ...current, startAtLogin: loginItem.isOn() });
      }
      return current;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function changed(before: StoredPreferences, change: PreferencesChange): StoredPreferences {
  const defined = Object.entries(change).filter(([, value]) => value !== undefined);
  return Object.assign({}, before, Object.fromEntries(defined));
}

function readChange(stored: Record<string, unknown>): PreferencesChange {
  const parts = Object.entries(stored).map(([name, value]) => preferencesChangeSchema.safeParse({ [name]: value }));
  return Object.assign({}, ...parts.map(({ data }) => data ?? {}));
}

/** Whether the one-hour mute is active. @param now in milliseconds */
export function isMuted({ mutedUntil }: Pick<StoredPreferences, 'mutedUntil'>, now: number): boolean {
  return mutedUntil !== null && now < Date.parse(mutedUntil);
}

/** Whether notifications and sounds are off now. @param now in milliseconds */
export function isQuiet(stored: Pick<StoredPreferences, 'doNotDisturb' | 'mutedUntil'>, now: number): boolean {
  return stored.doNotDisturb || isMuted(stored, now);
}
