import { graphemes } from '../graphemes/graphemes.ts';

/** How much of the last message a row shows (spec §4). */
const PREVIEW_LENGTH = 24;

/** The first 24 letters of a message on one line; an ellipsis says that there is more. Never cuts a letter or an emoji in two. */
export function previewOf(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  // Nobody's 24 letters need more than this; a text of 4,000 need not be taken apart whole.
  const letters = graphemes(line.slice(0, PREVIEW_LENGTH * 16));
  if (letters.length <= PREVIEW_LENGTH) return line;
  return `${letters.slice(0, PREVIEW_LENGTH).join('').trimEnd()}…`;
}
