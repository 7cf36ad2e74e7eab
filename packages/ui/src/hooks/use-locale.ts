import { useContext } from 'react';

import { formatMessage, type Message, type MessageValues } from '../LocaleProvider/format-message.ts';
import { LocaleContext } from '../LocaleProvider/locale-context.ts';

/** What useLocale returns. */
export interface Locale {
  /** The locale of numbers and dates. */
  locale: string;
  /** Fills a message's placeholders: `format(messages.remove, { name })`. */
  format: (message: Message, values: MessageValues) => string;
}

/**
 * Returns the locale of the nearest LocaleProvider, and a function that fills messages in it.
 * @returns `locale` for numbers and dates, by default "en-NG"; `format` for messages
 */
export function useLocale(): Locale {
  const { locale } = useContext(LocaleContext);
  return { locale, format: (message, values) => formatMessage(message, values, locale) };
}
