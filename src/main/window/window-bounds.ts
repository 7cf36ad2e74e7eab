/** A rectangle on the desktop, in Electron's device-independent pixels. */
export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const MIN_SIZE = { width: 380, height: 560 };
const DEFAULT_SIZE = { width: 1200, height: 820 };
/** The part of the window that must be visible so that the user can find and drag it. */
const VISIBLE = { width: 160, height: 80 };

/**
 * Returns where the window opens: at its last place if the user can still reach it there, else in the middle of the
 * main display.
 * @param saved its last place; undefined at a first start
 * @param areas the work areas of the displays, the main one first; never empty
 */
export function placeWindow(saved: Bounds | undefined, areas: readonly [Bounds, ...Bounds[]]): Bounds {
  const home = saved && areas.toSorted((a, b) => overlap(saved, b) - overlap(saved, a))[0];
  if (!saved || !home || !isReachable(saved, home)) return centre(saved ?? DEFAULT_SIZE, areas[0]);
  const { width, height } = fit(saved, home);
  return {
    x: between(saved.x, home.x, home.x + home.width - width),
    y: between(saved.y, home.y, home.y + home.height - height),
    width,
    height,
  };
}

/** Reads stored bounds. Anything but four whole numbers is invalid. */
export function readBounds(value: unknown): Bounds | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { x, y, width, height } = { x: undefined, y: undefined, width: undefined, height: undefined, ...value };
  return isWhole(x) && isWhole(y) && isWhole(width) && isWhole(height) ? { x, y, width, height } : undefined;
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function fit(size: { width: number; height: number }, area: Bounds) {
  return {
    width: Math.min(Math.max(size.width, MIN_SIZE.width), area.width),
    height: Math.min(Math.max(size.height, MIN_SIZE.height), area.height),
  };
}

function centre(size: { width: number; height: number }, area: Bounds): Bounds {
  const { width, height } = fit(size, area);
  const x = area.x + Math.round((area.width - width) / 2);
  const y = area.y + Math.round((area.height - height) / 2);
  return { x, y, width, height };
}

function isReachable(window: Bounds, area: Bounds): boolean {
  const [width, height] = shared(window, area);
  return width >= VISIBLE.width && height >= VISIBLE.height;
}

function overlap(window: Bounds, area: Bounds): number {
  const [width, height] = shared(window, area);
  return width * height;
}

function shared(a: Bounds, b: Bounds): [width: number, height: number] {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return [Math.max(0, width), Math.max(0, height)];
}

function between(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
