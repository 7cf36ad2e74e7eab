import type { App, Session } from 'electron';

import type { Preferences } from '../../bridge/preferences.ts';
import { openDataFile } from '../storage/data-file.ts';
import { findLoginItem } from '../launch/login-item.ts';
import { FIRST_PREFERENCES, type PreferenceStore, createPreferenceStore, isMuted } from './preference-store.ts';
import { checkSpelling, firstLanguages, offeredLanguages } from '../menus/spell-check.ts';
import { hasTray } from './tray-presence.ts';

/** Applies the preferences at the start and at each change. */
export interface DesktopPreferences {
  store: PreferenceStore;
  /** Returns the current preferences with the options of this computer. */
  describe: () => Promise<Preferences>;
  /** Updates the login entry to the program's new path. */
  moved: (program: string) => void;
}

/** Opens the stored preferences, and applies the languages of the spell check to the page's session. */
export function openPreferences(app: App, session: Session): DesktopPreferences {
  const loginItem = findLoginItem(app);
  const spellCheckOffered = offeredLanguages(session);
  const defaults = {
    ...FIRST_PREFERENCES,
    spellCheck: firstLanguages(app.getPreferredSystemLanguages(), spellCheckOffered),
  };
  const store = createPreferenceStore(openDataFile('preferences'), defaults, loginItem);
  let { spellCheck } = store.get();
  checkSpelling(session, spellCheck);
  store.onChange((now) => {
    if (now.spellCheck !== spellCheck) checkSpelling(session, now.spellCheck);
    ({ spellCheck } = now);
  });
  return {
    store,
    async describe() {
      const canStartHidden = await hasTray();
      // Read after the await, because preferences may have changed during it.
      const stored = store.get();
      return {
        ...stored,
        mutedUntil: isMuted(stored, Date.now()) ? stored.mutedUntil : null,
        canStartAtLogin: loginItem.isPossible,
        canStartHidden,
        spellCheckOffered,
      };
    },
    moved: loginItem.moved,
  };
}
