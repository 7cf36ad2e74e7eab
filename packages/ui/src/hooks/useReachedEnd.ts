import { useCallback, useEffect, useRef, type RefCallback } from 'react';

/**
 * Calls back when the end of a list comes near the view, once each time it appears: the next page loads before anyone
 * waits for it. Put it on a button that does the same by hand, for the keyboard and for when loading failed.
 * @param onReached what to do; the one of the latest render is called
 * @param marginPx how far below the view counts as near, in CSS pixels
 * @returns the ref to put on the element at the end of the list
 */
export function useReachedEnd(onReached: () => void, marginPx = 600): RefCallback<Element> {
  const latest = useRef(onReached);
  useEffect(() => {
    latest.current = onReached;
  });

  return useCallback(
    (element: Element | null) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
        },
        { rootMargin: `${marginPx}px` },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [marginPx],
  );
}
