const graphemes = new Intl.Segmenter('en-NG', { granularity: 'grapheme' });

/**
 * The beginning of a text on one line, cut between characters as people see them: no half emoji, no letter without its
 * tone mark. What is cut off leaves an ellipsis.
 * @param max characters at most, the ellipsis among them
 */
export function cutGraphemes(text: string, max: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const kept: string[] = [];
  for (const { segment } of graphemes.segment(line)) {
    if (kept.length === max) return `${kept.slice(0, -1).join('').trimEnd()}…`;
    kept.push(segment);
  }
  return line;
}
