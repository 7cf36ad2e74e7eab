import { i18n } from '@lingui/core';

import { findContractText } from './contract-texts.ts';

/** Translates the texts of the contract, among them the server's. */
export interface ContractTranslator {
  translateText(text: string, code?: string): string;
  translateAnswer(answer: unknown): unknown;
}

/** Translates a text of the contract into the active language. Any other text stays as it is. */
export function translateText(text: string, code?: string): string {
  const found = findContractText(text, code);
  return found && i18n.messages[found.id] !== undefined ? i18n._(found.id, found.values) : text;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Translates the message of a server's answer, and those about single inputs, by their codes. */
export function translateAnswer(answer: unknown): unknown {
  if (!isRecord(answer) || typeof answer['message'] !== 'string' || typeof answer['code'] !== 'string') return answer;
  const { message, code, fields, fieldCodes } = answer;
  const translated = { ...answer, message: translateText(message, code) };
  if (!isRecord(fields)) return translated;
  const codes = isRecord(fieldCodes) ? fieldCodes : {};
  const texts = Object.entries(fields).map(([name, text]) => [
    name,
    typeof text === 'string' ? translateText(text, textOf(codes[name])) : text,
  ]);
  return { ...translated, fields: Object.fromEntries(texts) };
}
