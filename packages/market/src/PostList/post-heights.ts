/**
 * The estimated height of a post, in pixels: that of the last post that left the view, and at first that of a card with
 * a picture.
 */
let lastHeight = 640;

/** Heights of posts that were far from the view when last seen, by key. */
const heights = new Map<string, number>();
const HEIGHTS_MAX = 5000;

/**
 * Returns the height in pixels of a post that was far from the view, so that a remounted list has its full height
 * immediately.
 */
export const storedHeight = (key: string): number | undefined => heights.get(key);

/** Returns the estimated height in pixels of a post that was never rendered. */
export const estimatedHeight = (): number => lastHeight;

/** Records the height in pixels of a post that has left the view. */
export function storeHeight(key: string, pixels: number): void {
  heights.delete(key);
  heights.set(key, pixels);
  lastHeight = pixels;
  const [oldest] = heights.keys();
  if (heights.size > HEIGHTS_MAX && oldest !== undefined) heights.delete(oldest);
}

/** Forgets the height of a post that is near the view again: a remounted list renders it immediately. */
export function forgetHeight(key: string): void {
  heights.delete(key);
}
