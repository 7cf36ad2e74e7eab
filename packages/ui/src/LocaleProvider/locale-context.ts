import { createContext } from 'react';

import type { Message } from './format-message.ts';
import { DEFAULT_LOCALE } from './per-locale.ts';

interface LocaleValue {
  /** The language of numbers, dates and plurals. */
  locale: string;
  /** Translated messages, by component and key. */
  messages: Readonly<Record<string, Readonly<Record<string, Message | undefined>> | undefined>>;
}

/** What a LocaleProvider gives the components inside it. */
export const LocaleContext = createContext<LocaleValue>({ locale: DEFAULT_LOCALE, messages: {} });
