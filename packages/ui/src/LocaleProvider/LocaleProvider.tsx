import { useMemo, type ReactNode } from 'react';

import type { PluralMessage } from './format-message.ts';
import { LocaleContext } from './locale-context.ts';
import { DEFAULT_LOCALE } from './per-locale.ts';

export type { Message, PluralMessage } from './format-message.ts';

/**
 * The messages of each component, by its name. Every component with texts adds its own: see the file `messages.ts` of
 * its folder.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- extended by each component
export interface ComponentMessages {}

/** Translations: any part of the components' messages. Plain data, so that a catalogue can be a JSON file. */
export type Messages = {
  [Name in keyof ComponentMessages]?: {
    [Key in keyof ComponentMessages[Name]]?: ComponentMessages[Name][Key] extends string ? string : PluralMessage;
  };
};

export interface LocaleProviderProps {
  /** The language of numbers, dates and plurals, as a BCP 47 tag: "yo-NG". Default "en-NG". */
  locale?: string | undefined;
  /** Translations; texts without one stay English. Keep the object stable: it is the value of a context. */
  messages?: Messages | undefined;
  /** The part of the page in that language. */
  children: ReactNode;
}

/**
 * Gives the components inside their texts in another language, and the locale of their numbers and dates. Props that
 * replace a text still win. A provider inside another replaces it.
 */
export function LocaleProvider({ locale = DEFAULT_LOCALE, messages, children }: LocaleProviderProps) {
  const value = useMemo(() => ({ locale, messages: messages ?? {} }), [locale, messages]);
  return <LocaleContext value={value}>{children}</LocaleContext>;
}
