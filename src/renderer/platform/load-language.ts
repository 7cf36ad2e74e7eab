import { i18n, type Messages } from '@lingui/core';

import { type ContractTranslator, translateAnswer, translateText } from './contract-texts/translate-contract.ts';

/** The catalogues of all languages except English, which is in the code. Each is a file that loads separately. */
const languages = import.meta.glob<Messages>('../languages/*.ts', { import: 'messages' });

/**
 * Loads and activates a language.
 * @param language the name of its file: `yo`
 * @returns the translator of the contract's texts
 * @throws if it does not exist
 */
export async function loadLanguage(language: string): Promise<ContractTranslator> {
  const load = languages[`../languages/${language}.ts`];
  if (!load) throw new Error(`There is no language ${language}.`);
  i18n.loadAndActivate({ locale: language, messages: await load() });
  document.documentElement.lang = language;
  return { translateText, translateAnswer };
}
