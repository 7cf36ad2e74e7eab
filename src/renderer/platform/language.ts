import { i18n } from '@lingui/core';

import type { ContractTranslator } from './contract-texts/translate-contract.ts';

/** The storage key of the chosen language. */
const KEY = 'oja.language';

/** The translator of the active language; undefined in English. */
let translator: ContractTranslator | undefined;

/**
 * Translates a text of the contract, which is English, into the active language.
 * @param code the code that the server sent with the text
 */
export function translateText<Text extends string | undefined>(text: Text, code?: string): Text | string {
  return translator && text !== undefined ? translator.translateText(text, code) : text;
}

/** Translates the messages of a server's answer into the active language. */
export const translateAnswer: ContractTranslator['translateAnswer'] = (answer) =>
  translator ? translator.translateAnswer(answer) : answer;

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
    translator = await loadLanguage(language);
    return false;
  } catch {
    return true;
  }
}
