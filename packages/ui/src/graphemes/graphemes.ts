let segmenter: Intl.Segmenter | undefined;

/** Characters that never join the next one: ASCII, other Latin letters, dashes and quotation marks, the naira sign. */
const SINGLE = /^[\n -~¡-˿Ḁ-ỿ‐-‧₦]*$/u;

/** Splits a text into graphemes: "ọ́" and an emoji are one each, so a cut never divides one. */
export function graphemes(text: string): string[] {
  if (SINGLE.test(text)) return text.split('');
  // Its rules take 20 ms to load, four times that on a slow phone: most texts do without.
  segmenter ??= new Intl.Segmenter('en-NG', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
