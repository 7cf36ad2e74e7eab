let segmenter: Intl.Segmenter | undefined;

/** Characters that never join the next one: Latin letters, digits, punctuation, currencies. */
const SINGLE = /^[\n\u0020-\u007E\u00A0-\u02FF\u1E00-\u1EFF\u2010-\u2027\u20A0-\u20BF]*$/u;

/** Splits a text into graphemes: "ọ́" and an emoji are one each, so a cut never divides one. */
export function graphemes(text: string): string[] {
  if (SINGLE.test(text)) return [...text];
  // Its rules take 20 ms to load, four times that on a slow phone: most texts do without.
  segmenter ??= new Intl.Segmenter('en-NG', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * Ends a cut text with an ellipsis, which replaces trailing white space and punctuation; a text that consists of those
 * keeps them.
 */
export function withEllipsis(cut: string): string {
  return `${cut.replace(/[\s.,;:!?،؛؟]+$/u, '') || cut}…`;
}
