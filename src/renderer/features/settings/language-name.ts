import { i18n } from '@lingui/core';

/** The name of a language in the app's language, 'British English' for 'en-GB'; its code if it has no known name. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(i18n.locale, { type: 'language', fallback: 'code' }).of(code) ?? code;
  } catch {
    return code;
  }
}
