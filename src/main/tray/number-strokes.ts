/** A line from one point to another. */
export type Stroke = readonly [x1: number, y1: number, x2: number, y2: number];

/** Glyphs are three strokes wide and five high: the smallest readable size on a small tray. */
export const GLYPH = { width: 3, height: 5 } as const;

/** Each glyph as lines between the centres of strokes: x from 0 to 2, y from 0 to 4. */
const GLYPHS: Readonly<Record<string, readonly Stroke[]>> = {
  '0': [
    [0, 0, 2, 0],
    [2, 0, 2, 4],
    [2, 4, 0, 4],
    [0, 4, 0, 0],
  ],
  '1': [
    [0, 1, 1, 0],
    [1, 0, 1, 4],
    [0, 4, 2, 4],
  ],
  '2': [
    [0, 0, 2, 0],
    [2, 0, 2, 2],
    [2, 2, 0, 2],
    [0, 2, 0, 4],
    [0, 4, 2, 4],
  ],
  '3': [
    [0, 0, 2, 0],
    [2, 0, 2, 4],
    [2, 4, 0, 4],
    [0, 2, 2, 2],
  ],
  '4': [
    [0, 0, 0, 2],
    [0, 2, 2, 2],
    [2, 0, 2, 4],
  ],
  '5': [
    [2, 0, 0, 0],
    [0, 0, 0, 2],
    [0, 2, 2, 2],
    [2, 2, 2, 4],
    [2, 4, 0, 4],
  ],
  '6': [
    [2, 0, 0, 0],
    [0, 0, 0, 4],
    [0, 4, 2, 4],
    [2, 4, 2, 2],
    [2, 2, 0, 2],
  ],
  '7': [
    [0, 0, 2, 0],
    [2, 0, 1, 2.5],
    [1, 2.5, 1, 4],
  ],
  '8': [
    [0, 0, 2, 0],
    [2, 0, 2, 4],
    [2, 4, 0, 4],
    [0, 4, 0, 0],
    [0, 2, 2, 2],
  ],
  '9': [
    [2, 2, 0, 2],
    [0, 2, 0, 0],
    [0, 0, 2, 0],
    [2, 0, 2, 4],
    [2, 4, 0, 4],
  ],
  '+': [
    [0, 2, 2, 2],
    [1, 1, 1, 3],
  ],
};

/** The lines and the width of a number such as '7' or '99+', in strokes from its top left corner. */
export function strokesOf(text: string): { strokes: Stroke[]; width: number } {
  const glyphs = Array.from(text, (letter) => GLYPHS[letter] ?? []);
  const strokes = glyphs.flatMap((glyph, index) => {
    const left = index * (GLYPH.width + 1) + 0.5;
    return glyph.map(([x1, y1, x2, y2]): Stroke => [x1 + left, y1 + 0.5, x2 + left, y2 + 0.5]);
  });
  return { strokes, width: glyphs.length * (GLYPH.width + 1) - 1 };
}
