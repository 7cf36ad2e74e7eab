import type { Preferences, PreferencesChange } from '../bridge/preferences.ts';
import { preferencesChangeSchema } from '../bridge/preferences.ts';
import { BridgeFault } from './bridge-fault.ts';
import type { LoginItem } from './login-item.ts';

/** What holds of the preferences, here or, of the start at login, in the system; what the computer offers is asked anew. */
export type KeptPreferences = Omit<Preferences, 'canStartAtLogin' | 'canStartHidden' | 'spellCheckOffered'>;

/** Where they are kept: electron-store, or a test's own. */
export interface PreferenceFile {
  read: () => Record<string, unknown>;
  /** Throws where the disk does not take it. */
  write: (kept: Record<string, unknown>) => void;
}

/** The preferences of the desktop app. */
export interface PreferenceStore {
  get: () => KeptPreferences;
  /** The same, after a look at what its person may have changed in the system's own settings. */
  refresh: () => KeptPreferences;
  /** @throws BridgeFault `not_kept` where the disk takes none of it, or the system not the start at login, which is the last to change */
  change: (change: PreferencesChange) => KeptPreferences;
  /** Calls back after each change. Gives what ends it. */
  onChange: (listener: (now: KeptPreferences) => void) => () => void;
}

/**
 * Reads what was kept; each value that cannot be understood is as good as none.
 * @param defaults of this computer
 * @param loginItem keeps the start at login: it is as its person sees it in the system's settings
 */
export function createPreferenceStore(file: PreferenceFile, defaults: Omit<KeptPreferences, 'startAtLogin'>, loginItem: Pick<LoginItem, 'isOn' | 'set'>): PreferenceStore {
  const listeners = new Set<(now: KeptPreferences) => void>();
  let current = changed({ ...defaults, startAtLogin: false }, { ...understood(file.read()), startAtLogin: loginItem.isOn() });
  const settle = (next: KeptPreferences) => {
    current = next;
    for (const listener of listeners) listener(next);
    return next;
  };
  const keep = ({ startAtLogin: _heldBySystem, ...kept }: KeptPreferences) => {
    try {
      file.write(kept);
    } catch {
      throw new BridgeFault('not_kept', 'Oja could not save this setting: its folder is full or may not be written to. Free some space and try again.');
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
        keep(next);
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

function changed(before: KeptPreferences, change: PreferencesChange): KeptPreferences {
  const said = Object.entries(change).filter(([, value]) => value !== undefined);
  return Object.assign({}, before, Object.fromEntries(said));
}

function understood(kept: Record<string, unknown>): PreferencesChange {
  const parts = Object.entries(kept).map(([name, value]) => preferencesChangeSchema.safeParse({ [name]: value }));
  return Object.assign({}, ...parts.map(({ data }) => data ?? {}));
}

/** Whether the hour's mute goes on. @param now in milliseconds */
export function isMuted({ mutedUntil }: Pick<KeptPreferences, 'mutedUntil'>, now: number): boolean {
  return mutedUntil !== null && now < Date.parse(mutedUntil);
}

/** Whether nothing is to be shown or heard now. @param now in milliseconds */
export function isQuiet(kept: Pick<KeptPreferences, 'doNotDisturb' | 'mutedUntil'>, now: number): boolean {
  return kept.doNotDisturb || isMuted(kept, now);
}
