const segmenter = new Intl.Segmenter('en-NG', { granularity: 'grapheme' });

/** A text's letters as a reader counts them: "ọ́" and an emoji are one each, so a cut never takes half of one. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
