/** Distance from the view, in either direction, within which a post is rendered: that of a swipe. */
const MARGIN = '150% 0px';

type Listener = (isNear: boolean, blockSize: number) => void;

const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | undefined;

/** One observer for all rows: with a thousand observers, each would be evaluated in every frame. */
function sharedObserver(): IntersectionObserver | undefined {
  if (!('IntersectionObserver' in globalThis)) return undefined;
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries)
        listeners.get(target)?.(isIntersecting, boundingClientRect.height);
    },
    { rootMargin: MARGIN },
  );
  return observer;
}

/**
 * Calls back with an element's current state and whenever it comes near the view or leaves it, with its height in
 * pixels. The first call comes a frame late: use isInView for what must be right in the first frame.
 * @returns a function that stops observing
 */
export function watchNearView(element: Element, listener: Listener): () => void {
  const shared = sharedObserver();
  listeners.set(element, listener);
  if (shared) shared.observe(element);
  // Without IntersectionObserver every element counts as near.
  else listener(true, 0);
  return () => {
    listeners.delete(element);
    shared?.unobserve(element);
  };
}

/** Returns whether a part of the element is in the window now. */
export function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= globalThis.innerHeight;
}
