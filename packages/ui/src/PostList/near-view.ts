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
 * That is told a frame late: what must not be missed in the first one asks isInView.
 * @returns what ends it
 */
export function watchNearView(element: Element, listener: Listener): () => void {
  const shared = sharedObserver();
  listeners.set(element, listener);
  if (shared) shared.observe(element);
  // Where nobody can tell what is near, everything is.
  else listener(true, 0);
  return () => {
    listeners.delete(element);
    shared?.unobserve(element);
  };
}

/** Whether a part of it is in the window now. */
export function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= globalThis.innerHeight;
}
