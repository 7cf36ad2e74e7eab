/** Gap between the box and its list, in pixels. */
const GAP = 6;
/** Gap between the list and the edge of the screen, in pixels. */
const MARGIN = 8;
/** With less room than this below the box, in pixels, the list is above it if there is more room there. */
const ENOUGH = 240;
/** Minimum height, in pixels: two options. */
const LEAST = 96;

/** Position of the list, in pixels of the screen; `top` is set for a list below the box, `bottom` for one above. */
export interface ListPlace {
  /** From the left edge. */
  left: number;
  /** As wide as the box. */
  width: number;
  /** The available height. */
  maxHeight: number;
  /** From the top edge. */
  top?: number;
  /** From the bottom edge. */
  bottom?: number;
}

/**
 * Places a list below its box, or above it where there is more room.
 * @param box the box on the screen
 * @param seen the part of the screen that an on-screen keyboard leaves visible
 * @param screenHeight the height that `bottom` counts from
 */
export function placeList(
  box: { top: number; bottom: number; left: number; width: number },
  seen: { top: number; bottom: number },
  screenHeight: number,
): ListPlace {
  const below = seen.bottom - box.bottom - GAP - MARGIN;
  const above = box.top - seen.top - GAP - MARGIN;
  const { left, width } = box;
  const hangs = below >= ENOUGH || below >= above;
  const maxHeight = Math.max(LEAST, hangs ? below : above);
  return { left, width, maxHeight, ...(hangs ? { top: box.bottom + GAP } : { bottom: screenHeight - box.top + GAP }) };
}
