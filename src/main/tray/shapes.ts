import type { Stroke } from './number-strokes.ts';

/** How much of the pixel at a point a shape covers, from 0 to 1. Partial coverage makes edges smooth at every size. */
export type Shape = (x: number, y: number) => number;

const covered = (distance: number) => Math.min(1, Math.max(0, 0.5 - distance));

export const disc =
  (cx: number, cy: number, radius: number): Shape =>
  (x, y) =>
    covered(Math.hypot(x - cx, y - cy) - radius);

export const ring =
  (cx: number, cy: number, radius: number, width: number): Shape =>
  (x, y) =>
    covered(Math.abs(Math.hypot(x - cx, y - cy) - radius) - width / 2);

/** A bar with round ends: all points within `radius` of a horizontal line. */
export const pill =
  (left: number, right: number, cy: number, radius: number): Shape =>
  (x, y) => {
    const dx = Math.max(left + radius - x, 0, x - (right - radius));
    return covered(Math.hypot(dx, y - cy) - radius);
  };

/** Lines with round ends. @param unit the width of a stroke, in pixels */
export const lines =
  (strokes: readonly Stroke[], left: number, top: number, unit: number): Shape =>
  (x, y) => {
    const [px, py] = [(x - left) / unit, (y - top) / unit];
    const nearest = Math.min(...strokes.map((stroke) => distanceTo(stroke, px, py)));
    return covered((nearest - 0.5) * unit);
  };

function distanceTo([x1, y1, x2, y2]: Stroke, x: number, y: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}
