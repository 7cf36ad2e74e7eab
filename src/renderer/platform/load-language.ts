import { i18n, type Messages } from '@lingui/core';

/** Every language but English, which stands in the code: each one file, loaded alone. */
const languages = import.meta.glob<Messages>('../languages/*.ts', { import: 'messages' });

/**
 * Loads a language and speaks it.
 * @param language as its file is named: `yo`
 * @throws if there is none of this name
 */
export async function loadLanguage(language: string): Promise<void> {
  const load = languages[`../languages/${language}.ts`];
  if (!load) throw new Error(`There is no language ${language}.`);
  i18n.loadAndActivate({ locale: language, messages: await load() });
  document.documentElement.lang = language;
}
