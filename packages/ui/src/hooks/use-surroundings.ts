import { useLayoutEffect, useState, useSyncExternalStore, type RefCallback, type RefObject } from 'react';

/** The text direction. */
export type Direction = 'ltr' | 'rtl';

/** What an element inherits from the attributes around it. */
export interface Surroundings {
  /** The text direction, by the nearest `dir`. */
  direction: Direction;
  /** The theme, by the nearest `data-theme`; undefined without one. */
  theme: string | undefined;
}

const listeners = new Set<() => void>();
let observer: MutationObserver | undefined;

/** One observer for all elements: both attributes change seldom. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!observer) {
    observer = new MutationObserver(() => listeners.forEach((notify) => notify()));
    observer.observe(document, { subtree: true, attributeFilter: ['dir', 'data-theme'] });
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
}

/** Not the element's own attributes: the hook's caller may have set them before. */
const nearest = (element: Element | null, selector: string, name: string) =>
  element?.parentElement?.closest(selector)?.getAttribute(name) ?? undefined;

const directionAt = (element: Element | null): Direction =>
  nearest(element, '[dir=ltr], [dir=rtl]', 'dir') === 'rtl' ? 'rtl' : 'ltr';

/**
 * Returns the text direction and the theme at an element, and renders again when they change. The primitives detect
 * neither: they assume left-to-right, which would reverse the arrow keys, and portals leave the theme of their trigger.
 * @returns the surroundings, and the ref for the element
 */
export function useSurroundings(): [Surroundings, RefCallback<Element>] {
  const [element, setElement] = useState<Element | null>(null);
  const direction = useSyncExternalStore<Direction>(
    subscribe,
    () => directionAt(element),
    () => 'ltr',
  );
  const theme = useSyncExternalStore(
    subscribe,
    () => nearest(element, '[data-theme]', 'data-theme'),
    () => undefined,
  );
  return [{ direction, theme }, setElement];
}

/**
 * Returns the text direction at an element. For what every row of a list contains: it is rendered twice only where the
 * direction is not left to right.
 * @param ref the element; it must exist when the component mounts
 */
export function useDirection(ref: RefObject<Element | null>): Direction {
  const [direction, setDirection] = useState<Direction>('ltr');
  useLayoutEffect(() => {
    const read = () => setDirection(directionAt(ref.current));
    read();
    return subscribe(read);
  }, [ref]);
  return direction;
}
