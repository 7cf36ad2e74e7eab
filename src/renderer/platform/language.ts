import { i18n } from '@lingui/core';

/** Where the language is stored that somebody has chosen. */
const KEY = 'oja.language';

/** English stands in the code itself: it needs no catalogue, and numbers and dates are those of Nigeria. */
export function speakEnglish(): void {
  i18n.loadAndActivate({ locale: 'en-NG', messages: {} });
}

/**
 * Makes the app speak the language that was chosen on this device, before anything is rendered. Without a choice, or
 * if the choice or its catalogue cannot be read, that is English.
 * @returns whether it is English
 */
export async function startLanguage(): Promise<boolean> {
  speakEnglish();
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
