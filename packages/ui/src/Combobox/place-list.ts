/** Between the box and its list, in pixels. */
const GAP = 6;
/** Between the list and the edge of the screen. */
const MARGIN = 8;
/** Fewer pixels than this below the box and the list goes above it, if there is more room. */
const ENOUGH = 240;
/** It is never lower than two choices. */
const LEAST = 96;

/** Where the list goes, in pixels of the screen; `top` or `bottom` is set, as it hangs below or stands above. */
export interface ListPlace {
  /** From the left edge. */
  left: number;
  /** As wide as the box. */
  width: number;
  /** What the screen has room for. */
  maxHeight: number;
  /** From the top edge. */
  top?: number;
  /** From the bottom edge. */
  bottom?: number;
}

/**
 * Places a list under the box it belongs to, or over it where there is more room.
 * @param box the box on the screen
 * @param seen the part of the screen that a keyboard on the glass leaves free
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
