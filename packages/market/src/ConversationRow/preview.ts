import { CONVERSATION_PREVIEW_MAX } from '@oja/contract/limits';
import { graphemes, withEllipsis } from '@oja/ui/graphemes';

/**
 * Returns the first 24 characters of a message on one line, with an ellipsis if it is longer (product §4). Never cuts a
 * letter or an emoji in two.
 */
export function previewOf(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  // 24 characters never need more code units than this; a text of 4,000 need not be segmented whole.
  const letters = graphemes(line.slice(0, CONVERSATION_PREVIEW_MAX * 16));
  if (letters.length <= CONVERSATION_PREVIEW_MAX) return line;
  return withEllipsis(letters.slice(0, CONVERSATION_PREVIEW_MAX).join(''));
}
