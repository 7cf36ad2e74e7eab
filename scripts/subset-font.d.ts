declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'woff' | 'truetype';
    /** Narrows a variable font's axes. */
    variationAxes?: Record<string, { min: number; max: number }>;
  }
  /** Keeps only the glyphs that the text needs. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
