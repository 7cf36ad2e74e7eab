import { Fragment, type ReactNode } from 'react';

/** An element that a text names: `<name>words</name>` or `<name/>`. Elements do not stand within each other. */
const ELEMENT = /<(?<name>\w+)(?:\/>|>(?<words>.*?)<\/\k<name>>)/gsv;

/** What stands for an element: made of the words around which it stands, or ready, for `<name/>`. */
type RichElement = ReactNode | ((words: string) => ReactNode);

/**
 * Puts elements into a translated text, so that a translator can move them with their words.
 * @param text `Have an account? <login>Log in</login>`
 * @param elements for each name in the text, what is made of its words, or the element that takes the place of
 * `<name/>`: so a user's own words stand in it, which may contain anything
 */
export function richText(text: string, elements: Readonly<Record<string, RichElement>>): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(ELEMENT)) {
    const { name = '', words = '' } = match.groups ?? {};
    const element = elements[name];
    const made = typeof element === 'function' ? element(words) : element;
    parts.push(text.slice(end, match.index), <Fragment key={match.index}>{made ?? words}</Fragment>);
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)];
}
