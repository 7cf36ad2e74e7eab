import { createElement, Fragment, type ReactNode } from 'react';

import { formatNumber } from './format-number.ts';
import { perLocale } from './per-locale.ts';

/** A text for each plural category of the language, chosen by the value of `{count}`. */
export type PluralMessage = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** A text with named placeholders, "Remove {name}", or one for each plural category. */
export type Message = string | PluralMessage;

/** The values of a message's placeholders. Numbers are formatted in the locale. */
export type MessageValues = Readonly<Record<string, string | number>>;

const PLACEHOLDER = /\{(\w+)\}/;

const plurals = perLocale((locale) => new Intl.PluralRules(locale));

/** Returns the text for a number; `other` where the language needs a category that the message lacks. */
function formOf(message: PluralMessage, count: number, locale: string): string {
  return message[plurals(locale).select(count)] ?? message.other;
}

/**
 * Fills a message's placeholders with texts and numbers. A placeholder without a value stays as it is.
 * @param locale of the numbers, and of the plural category
 */
export function formatMessage(message: Message, values: MessageValues, locale: string): string {
  const text = typeof message === 'string' ? message : formOf(message, Number(values['count']), locale);
  return text
    .split(PLACEHOLDER)
    .map((part, index) => {
      if (index % 2 === 0) return part;
      const value = values[part] ?? `{${part}}`;
      return typeof value === 'number' ? formatNumber(value, locale) : value;
    })
    .join('');
}

/**
 * Fills a message's placeholders with elements, so that translators can move a link or a name in its sentence.
 * @param message "Have an account? {login}"
 * @param elements for each placeholder
 */
export function formatElements(message: string, elements: Readonly<Record<string, ReactNode>>): ReactNode {
  return message
    .split(PLACEHOLDER)
    .map((part, index) => (index % 2 === 0 ? part : createElement(Fragment, { key: part }, elements[part])));
}
