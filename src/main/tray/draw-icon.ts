import { Bitmap, type Colour } from './bitmap.ts';
import { GLYPH, strokesOf } from './number-strokes.ts';
import { disc, lines, pill, ring } from './shapes.ts';

const CREAM: Colour = [246, 242, 231];
const INDIGO: Colour = [38, 44, 112];
const NIGHT: Colour = [13, 16, 40];
const MARIGOLD: Colour = [245, 173, 27];
const BLACK: Colour = [0, 0, 0];

/** The background of an icon. `template`: macOS uses only its shape and colours it. */
export type Ground = 'light' | 'dark' | 'template';

/** Icons use a grid of sixteen units, the pixel size of the smallest trays. */
const UNITS = 16;
/** Padding around the number, in units. */
const PADDING = { side: 1.5, above: 1.5, gap: 1 } as const;

/**
 * Draws the tray's icon: the logo, and over it the unread count.
 * @param size in pixels
 * @param text the count as text; '' for none
 */
export function drawTrayIcon(size: number, text: string, ground: Ground): Buffer {
  const bitmap = new Bitmap(size);
  const unit = size / UNITS;
  const ink = ground === 'template' ? BLACK : ground === 'dark' ? CREAM : INDIGO;
  const middle = size / 2;
  bitmap.fill(ring(middle, middle, 6 * unit, 2.6 * unit), ink);
  bitmap.fill(disc(middle, middle, 2.1 * unit), ground === 'template' ? BLACK : MARIGOLD);
  if (text !== '') drawNumber(bitmap, text, ground);
  return bitmap.toBuffer();
}

/** Draws only the count, as large as possible, for systems that place it over the app's icon. */
export function drawOverlay(size: number, text: string): Buffer {
  const bitmap = new Bitmap(size);
  if (text !== '') drawNumber(bitmap, text, 'overlay');
  return bitmap.toBuffer();
}

/** Draws the count on a pill at the lower right. Strokes are on whole pixels where the picture is small. */
function drawNumber(bitmap: Bitmap, text: string, use: Ground | 'overlay'): void {
  const { size } = bitmap;
  const { strokes, width } = strokesOf(text);
  const rows = GLYPH.height + 2 * PADDING.above;
  const columns = Math.max(width + 2 * PADDING.side, rows);
  // In half pixels, at least one pixel.
  const unit = Math.max(1, Math.floor((2 * size) / Math.max(columns, use === 'overlay' ? rows : UNITS)) / 2);
  const [wide, high] = [Math.min(size, columns * unit), rows * unit];
  const [left, top] = [size - wide, size - high];
  const gap = PADDING.gap * unit;
  bitmap.cut(pill(left - gap, size + gap, top + high / 2, high / 2 + gap));
  bitmap.fill(pill(left, size, top + high / 2, high / 2), use === 'template' ? BLACK : MARIGOLD);
  const digits = lines(
    strokes,
    Math.round(left + (wide - width * unit) / 2),
    Math.round(top + PADDING.above * unit),
    unit,
  );
  if (use === 'template') bitmap.cut(digits);
  else bitmap.fill(digits, NIGHT);
}
