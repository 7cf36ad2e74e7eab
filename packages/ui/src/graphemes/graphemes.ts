let segmenter: Intl.Segmenter | undefined;

/** Characters that never join the next one: ASCII, other Latin letters, dashes and quotation marks, ₦. */
const SINGLE = /^[\n -~¡-˿Ḁ-ỿ‐-‧₦]*$/u;

/** Splits a text into graphemes: "ọ́" and an emoji are one each, so a cut never divides one. */
export function graphemes(text: string): string[] {
  if (SINGLE.test(text)) return text.split('');
  // The first use of Intl costs a browser 20 ms, and a slow phone four times that: most texts do without.
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
