const graphemes = new Intl.Segmenter('en-NG', { granularity: 'grapheme' });

/**
 * The beginning of a text on one line, cut between characters as people see them: no half emoji, no letter without
 * its tone mark. An ellipsis replaces the rest, and punctuation before it.
 * @param max the most characters, including the ellipsis
 */
export function cutGraphemes(text: string, max: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const shown: string[] = [];
  for (const { segment } of graphemes.segment(line)) {
    if (shown.length === max)
      return `${shown
        .slice(0, -1)
        .join('')
        .replace(/[\s.,;:!?،؛؟]+$/u, '')}…`;
    shown.push(segment);
  }
  return line;
}
