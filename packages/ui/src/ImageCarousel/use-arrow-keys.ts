import { useEffect, type RefObject } from 'react';

import { useStableCallback } from '../hooks/stable-callback.ts';

/**
 * Handles the left and right arrow keys while one of an element's buttons has the focus.
 * @param inDialog handles them in the whole dialog around the element: a click on a picture leaves the focus on the
 * dialog itself
 */
export function useArrowKeys(
  ref: RefObject<HTMLElement | null>,
  inDialog: boolean,
  onArrow: (way: 'left' | 'right') => void,
): void {
  const turn = useStableCallback((event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    onArrow(event.key === 'ArrowRight' ? 'right' : 'left');
  });
  useEffect(() => {
    const element = inDialog ? (ref.current?.closest('dialog') ?? ref.current) : ref.current;
    if (!element) return undefined;
    const press = (event: KeyboardEvent) => turn(event);
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [ref, inDialog, turn]);
}
