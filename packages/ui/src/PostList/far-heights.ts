/** What a post whose height is not known will have, more or less: as the last that left the view; at first, a card with a picture. */
let lastHeight = 640;

/** Heights of the posts that were far from the view when they were last seen, by their keys. */
const heights = new Map<string, number>();
const HEIGHTS_MAX = 5000;

/** The height in pixels that a post had, if it was far from the view: so that a list that comes back has its length at once. */
export const farHeight = (key: string): number | undefined => heights.get(key);

/** The height in pixels to expect of a post that was never there. */
export const likelyHeight = (): number => lastHeight;

/** A post has left the view with this height in pixels. */
export function rememberFar(key: string, pixels: number): void {
  heights.delete(key);
  heights.set(key, pixels);
  lastHeight = pixels;
  const [oldest] = heights.keys();
  if (heights.size > HEIGHTS_MAX && oldest !== undefined) heights.delete(oldest);
}

/** A post is near the view again: in a list that comes back it is to be there at once. */
export function rememberNear(key: string): void {
  heights.delete(key);
}
