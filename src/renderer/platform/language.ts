import { i18n } from '@lingui/core';

/** The storage key of the chosen language. */
const KEY = 'oja.language';

/** English is in the code itself: it needs no catalogue. Numbers and dates use the Nigerian format. */
export function activateEnglish(): void {
  i18n.loadAndActivate({ locale: 'en-NG', messages: {} });
}

/**
 * Activates the language that was chosen on this device, before rendering. Without a choice, or if the choice or its
 * catalogue cannot be read, that is English.
 * @returns whether it is English
 */
export async function startLanguage(): Promise<boolean> {
  activateEnglish();
  try {
    const language = localStorage.getItem(KEY);
    if (language === null) return true;
    const { loadLanguage } = await import('./load-language.ts');
    await loadLanguage(language);
    return false;
  } catch {
    return true;
  }
}
