import type { App, Session } from 'electron';

import type { Preferences } from '../bridge/preferences.ts';
import { openKeptFile } from './kept-file.ts';
import { findLoginItem } from './login-item.ts';
import { type PreferenceStore, createPreferenceStore, isMuted } from './preference-store.ts';
import { checkSpelling, firstLanguages, offeredLanguages } from './spell-check.ts';
import { hasTray } from './tray-presence.ts';

/** The preferences at work: they hold from the start on, and from each change on. */
export interface DesktopPreferences {
  store: PreferenceStore;
  /** As they are when it answers, with what this computer offers. */
  describe: () => Promise<Preferences>;
  /** The program lies somewhere else from now on: what starts it at login is told. */
  moved: (program: string) => void;
}

export function openPreferences(app: App, session: Session): DesktopPreferences {
  const loginItem = findLoginItem(app);
  const spellCheckOffered = offeredLanguages(session);
  const defaults = { startHidden: false, doNotDisturb: false, mutedUntil: null, spellCheck: firstLanguages(app.getPreferredSystemLanguages(), spellCheckOffered) };
  const store = createPreferenceStore(openKeptFile('preferences'), defaults, loginItem);
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
      // After what takes a while: they may have changed meanwhile.
      const kept = store.get();
      return { ...kept, mutedUntil: isMuted(kept, Date.now()) ? kept.mutedUntil : null, canStartAtLogin: loginItem.isPossible, canStartHidden, spellCheckOffered };
    },
    moved: loginItem.moved,
  };
}
