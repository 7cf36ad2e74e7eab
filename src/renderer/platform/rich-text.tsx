import { Fragment, type ReactNode } from 'react';

/** Matches an element of a text: `<name>words</name>` or `<name/>`. Elements are not nested. */
const ELEMENT = /<(?<name>\w+)(?:\/>|>(?<words>.*?)<\/\k<name>>)/gsv;

/** The element for a name: a function of its words, or, for `<name/>`, the element itself. */
type RichElement = ReactNode | ((words: string) => ReactNode);

/**
 * Puts elements into a translated text, so that translators can move them with their words.
 * @param text `Have an account? <login>Log in</login>`
 * @param elements for each name in the text, a function that renders its words, or the element that replaces `<name/>`.
 * The latter is safe for user content, which may contain any characters.
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
