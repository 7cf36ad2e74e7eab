/** So far out of view, in either direction, a post is still there: a swipe's worth. */
const MARGIN = '150% 0px';

type Listener = (isNear: boolean, blockSize: number) => void;

const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | undefined;

/** One observer for all rows: a thousand of them would each be asked at every frame. */
function sharedObserver(): IntersectionObserver | undefined {
  if (!('IntersectionObserver' in globalThis)) return undefined;
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) listeners.get(target)?.(isIntersecting, boundingClientRect.height);
    },
    { rootMargin: MARGIN },
  );
  return observer;
}

/**
 * Tells whenever an element comes near the view or goes far from it, first of all how it stands now, with its height in pixels.
 * @returns what ends it
 */
export function watchNearView(element: Element, listener: Listener): () => void {
  const shared = sharedObserver();
  listeners.set(element, listener);
  shared?.observe(element);
  return () => {
    listeners.delete(element);
    shared?.unobserve(element);
  };
}

/** Heights of rows that were far from the view, by their keys, so that a list that comes back has its length at once. */
const heights = new Map<string, number>();
const HEIGHTS_MAX = 5000;

export const knownHeight = (key: string): number | undefined => heights.get(key);

export function rememberHeight(key: string, pixels: number): void {
  heights.delete(key);
  heights.set(key, pixels);
  const [oldest] = heights.keys();
  if (heights.size > HEIGHTS_MAX && oldest !== undefined) heights.delete(oldest);
}
