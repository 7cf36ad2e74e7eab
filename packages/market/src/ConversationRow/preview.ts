import { graphemes, withEllipsis } from '@oja/ui/graphemes';

/** Length of the preview in a row (product §4). */
const PREVIEW_LENGTH = 24;

/**
 * Returns the first 24 characters of a message on one line, with an ellipsis if it is longer. Never cuts a letter or an
 * emoji in two.
 */
export function previewOf(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  // 24 characters never need more code units than this; a text of 4,000 need not be segmented whole.
  const letters = graphemes(line.slice(0, PREVIEW_LENGTH * 16));
  if (letters.length <= PREVIEW_LENGTH) return line;
  return withEllipsis(letters.slice(0, PREVIEW_LENGTH).join(''));
}
