import { useCallback, useState, type RefCallback } from 'react';

/** Which way text runs. */
export type Direction = 'ltr' | 'rtl';

/**
 * Which way text runs where an element stands, by the nearest `dir`. The primitives do not look for themselves: they
 * would take left-to-right for granted, and turn the arrow keys the wrong way.
 * @returns the direction of what is around the element, and the ref to put on it
 */
export function useDirection(): [Direction, RefCallback<Element>] {
  const [direction, setDirection] = useState<Direction>('ltr');
  const ref = useCallback((element: Element | null) => {
    // Not its own: that may be what was set from here before.
    const given = element?.parentElement?.closest('[dir=ltr], [dir=rtl]')?.getAttribute('dir');
    if (element) setDirection(given === 'rtl' ? 'rtl' : 'ltr');
  }, []);
  return [direction, ref];
}
