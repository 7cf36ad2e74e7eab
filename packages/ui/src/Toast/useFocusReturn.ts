import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus back to where it was when someone went to the toasts, by F8 or Tab, and the last of them has gone.
 * Takes the ref of the list; the region around it also holds what Tab passes on its way in.
 */
export function useFocusReturn(empty: boolean): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef<Element>(null);

  useEffect(() => {
    const remember = ({ target, relatedTarget }: FocusEvent) => {
      const region = list.current?.parentElement;
      const came = target instanceof Node && region?.contains(target);
      if (came && relatedTarget instanceof Element && !region?.contains(relatedTarget)) before.current = relatedTarget;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    if (empty && document.activeElement === list.current && before.current instanceof HTMLElement) before.current.focus();
  }, [empty]);

  return list;
}
