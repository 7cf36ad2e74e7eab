import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/**
 * Calls back when the element comes near the view, once each time it appears.
 * @returns the ref to put on the element at the end of the list
 */
export function useReachedEnd(onReached: () => void): RefCallback<Element> {
  const latest = useRef(onReached);
  useEffect(() => {
    latest.current = onReached;
  });

  return useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
}
