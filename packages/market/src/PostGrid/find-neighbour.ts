/** How far below another a row begins at least, in pixels: places in one row may differ by parts of a pixel. */
const ROW_MIN = 4;

/**
 * Finds the place beside another one in a grid.
 * @param places the places, in reading order
 * @param current the index of the place that has the focus; -1 if none has it
 * @param key the pressed key: an arrow, Home or End
 * @returns undefined at an edge, for another key, or if no place has the focus
 */
export function findNeighbour<Place extends Element>(
  places: readonly Place[],
  current: number,
  key: string,
): Place | undefined {
  const from = places[current];
  if (!from) return undefined;
  if (key === 'Home') return places[0];
  if (key === 'End') return places.at(-1);
  const isRtl = getComputedStyle(from).direction === 'rtl';
  if (key === 'ArrowRight' || key === 'ArrowLeft') return places[current + ((key === 'ArrowRight') === isRtl ? -1 : 1)];
  const { top, left } = from.getBoundingClientRect();
  const isInColumn = (place: Place) => Math.abs(place.getBoundingClientRect().left - left) < ROW_MIN;
  if (key === 'ArrowDown') {
    const below = places.filter((place) => place.getBoundingClientRect().top > top + ROW_MIN);
    // The last row may be shorter than the others.
    return below.find(isInColumn) ?? below.at(-1);
  }
  if (key === 'ArrowUp')
    return places.findLast((place) => place.getBoundingClientRect().top < top - ROW_MIN && isInColumn(place));
  return undefined;
}
