/** The widths of panes in percent of the whole, by the panes' keys. A pane without an entry has its initial size. */
export type PaneSizes = Readonly<Record<string, number>>;

const round = (percent: number) => Math.round(percent * 10) / 10;

/** Two neighbouring panes, in CSS pixels. */
export interface PanePair {
  /** The width of the pane before the border. */
  before: number;
  /** The width of both. */
  both: number;
  /** The width of all panes. */
  whole: number;
  /** The least width of each. */
  least: number;
}

/** Limits the width of the pane before a border, in pixels: neither pane may be narrower than the least width. */
export function limitWidth(width: number, { both, least }: PanePair): number {
  const most = Math.max(both - least, both / 2);
  return Math.min(Math.max(width, Math.min(least, both / 2)), most);
}

/** The width of the pane before a border, and its limits, in percent of the whole, for assistive technology. */
export function percentOf(pair: PanePair): { now: number; least: number; most: number } {
  const of = (width: number) => (pair.whole === 0 ? 0 : Math.round((width / pair.whole) * 100));
  return { now: of(pair.before), least: of(limitWidth(0, pair)), most: of(limitWidth(pair.both, pair)) };
}

/**
 * The sizes after a border between two panes was moved. The others keep theirs.
 * @param sizes the sizes until now
 * @param keys the key of the pane before the border, and of the one after it unless that is the last
 * @param width the new width of the pane before the border, in pixels
 */
export function movedSizes(
  sizes: PaneSizes,
  [before, after]: readonly [string, string | undefined],
  width: number,
  pair: PanePair,
): PaneSizes {
  const first = limitWidth(width, pair);
  const moved = { ...sizes, [before]: round((first / pair.whole) * 100) };
  return after === undefined ? moved : { ...moved, [after]: round(((pair.both - first) / pair.whole) * 100) };
}
