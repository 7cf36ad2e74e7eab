import { useContext } from 'react';

import type { ComponentMessages } from '../LocaleProvider/LocaleProvider.tsx';
import { LocaleContext } from '../LocaleProvider/locale-context.ts';

/**
 * Returns the texts of a component: its English ones, replaced by those of the nearest LocaleProvider.
 * @param component its name, under which the provider has its translations
 * @param messages its English texts
 * @returns the texts in the page's language
 */
export function useMessages<Name extends keyof ComponentMessages>(
  component: Name,
  messages: ComponentMessages[Name],
): ComponentMessages[Name] {
  return { ...messages, ...useContext(LocaleContext).messages[component] };
}
