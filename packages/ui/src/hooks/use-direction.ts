import { useCallback, useState, type RefCallback } from 'react';

/** The text direction. */
export type Direction = 'ltr' | 'rtl';

/**
 * Returns the text direction at an element, by the nearest `dir`. The primitives do not detect it: they assume
 * left-to-right, which would reverse the arrow keys.
 * @returns the direction of the element's surroundings, and the ref for the element
 */
export function useDirection(): [Direction, RefCallback<Element>] {
  const [direction, setDirection] = useState<Direction>('ltr');
  const ref = useCallback((element: Element | null) => {
    // Not the element's own `dir`: this hook's caller may have set it before.
    const given = element?.parentElement?.closest('[dir=ltr], [dir=rtl]')?.getAttribute('dir');
    if (element) setDirection(given === 'rtl' ? 'rtl' : 'ltr');
  }, []);
  return [direction, ref];
}
