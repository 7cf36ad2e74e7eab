import { graphemes, withEllipsis } from '../graphemes/graphemes.ts';

/** A word longer than this many characters counts as several, so that a text without spaces is cut as well. */
const CHARACTERS_A_WORD = 20;

/** Returns the first words of a text, or null when all of it fits. */
export function previewOf(text: string, words: number): string | null {
  const trimmed = text.trim();
  const start = new RegExp(String.raw`^(?:\S+\s+){${words}}(?=\S)`, 'u').exec(trimmed)?.[0] ?? trimmed;
  const cut = graphemes(start)
    .slice(0, words * CHARACTERS_A_WORD)
    .join('')
    .trimEnd();
  return cut === trimmed ? null : withEllipsis(cut);
}
