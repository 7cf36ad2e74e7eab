import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns the focus to its previous element when the user had moved it to the toasts, by F8 or Tab, and the last one
 * was closed. Takes the ref of the list; the region around it also contains focus guards.
 */
export function useFocusReturn(empty: boolean): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const previousFocus = useRef<Element>(null);

  useEffect(() => {
    const recordFocus = ({ target, relatedTarget }: FocusEvent) => {
      const region = list.current?.parentElement;
      const isInside = target instanceof Node && region?.contains(target);
      if (isInside && relatedTarget instanceof Element && !region?.contains(relatedTarget))
        previousFocus.current = relatedTarget;
    };
    document.addEventListener('focusin', recordFocus);
    return () => document.removeEventListener('focusin', recordFocus);
  }, []);
  useEffect(() => {
    if (empty && document.activeElement === list.current && previousFocus.current instanceof HTMLElement)
      previousFocus.current.focus();
  }, [empty]);

  return list;
}
