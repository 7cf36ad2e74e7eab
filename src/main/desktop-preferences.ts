import type { App, Session } from 'electron';

import type { Preferences } from '../bridge/preferences.ts';
import { openKeptFile } from './kept-file.ts';
import { findLoginItem } from './login-item.ts';
import { type KeptPreferences, type PreferenceStore, createPreferenceStore, isMuted } from './preference-store.ts';
import { checkSpelling, firstLanguages, offeredLanguages } from './spell-check.ts';
import { hasTray } from './tray-presence.ts';

/** The preferences at work: they hold from the start on, and from each change on. */
export interface DesktopPreferences {
  store: PreferenceStore;
  /** With what this computer offers. */
  describe: (kept: KeptPreferences) => Promise<Preferences>;
}

/** @param onFault is told where the system does not take one */
export function openPreferences(app: App, session: Session, onFault: (error: unknown) => void): DesktopPreferences {
  const loginItem = findLoginItem(app);
  const spellCheckOffered = offeredLanguages(session);
  const store = createPreferenceStore(openKeptFile('preferences'), {
    startAtLogin: false,
    startHidden: false,
    doNotDisturb: false,
    mutedUntil: null,
    spellCheck: firstLanguages(app.getPreferredSystemLanguages(), spellCheckOffered),
  });
  let applied = store.get();
  const apply = (now: KeptPreferences) => {
    if (now.spellCheck !== applied.spellCheck) checkSpelling(session, now.spellCheck);
    // Only with a change: who has turned it off in the system's own settings is not to be overruled by each start.
    if (now.startAtLogin !== applied.startAtLogin) {
      try {
        loginItem.set(now.startAtLogin);
      } catch (error) {
        onFault(error);
      }
    }
    applied = now;
  };
  checkSpelling(session, applied.spellCheck);
  store.onChange(apply);
  return {
    store,
    describe: async (kept) => ({ ...kept, mutedUntil: isMuted(kept, Date.now()) ? kept.mutedUntil : null, canStartAtLogin: loginItem.isPossible, canStartHidden: await hasTray(), spellCheckOffered }),
  };
}
