const segmenter = new Intl.Segmenter('en-NG', { granularity: 'grapheme' });

/** Splits a text into graphemes: "ọ́" and an emoji are one each, so a cut never divides one. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * Ends a cut text with an ellipsis, which replaces trailing white space and punctuation; a text that consists of those
 * keeps them.
 */
export function withEllipsis(cut: string): string {
  return `${cut.replace(/[\s.,;:!?،؛؟]+$/u, '') || cut}…`;
}
