import { storedTexts } from '../platform/stored-texts.ts';

/** How many texts of a user are stored. */
const RECENT_SEARCHES_MAX = 8;

/** One text a line: a search has no line breaks. */
const stored = storedTexts('oja.recent-searches.');

const textsOf = (lines: string): string[] => lines.split('\n').filter(Boolean);

const withoutText = (texts: readonly string[], text: string): string[] =>
  texts.filter((each) => each.toLowerCase() !== text.toLowerCase());

/** Puts a text before the others. A blank one is not noted, and the same text in another case replaces the old one. */
export function noteSearch(userId: string, text: string): void {
  const noted = text.replaceAll(/\s+/g, ' ').trim();
  if (noted === '') return;
  const others = withoutText(textsOf(stored.read(userId)), noted);
  stored.write(userId, [noted, ...others].slice(0, RECENT_SEARCHES_MAX).join('\n'));
}

/** Deletes one text. */
export function removeSearch(userId: string, text: string): void {
  stored.write(userId, withoutText(textsOf(stored.read(userId)), text).join('\n'));
}

/** Deletes all texts of a user. */
export function clearSearches(userId: string): void {
  stored.write(userId, '');
}

/**
 * The last texts that a user searched for, the newest first. They are stored on the device for each of its users, until
 * the user logs out.
 */
export function useRecentSearches(userId: string): readonly string[] {
  return textsOf(stored.useText(userId));
}
