import { useCallback, useEffect, useRef, type RefCallback } from 'react';

/**
 * Calls back when the end of a list comes near the view, and after each render while it is there, so that the next page
 * loads before the reader gets there. Put the ref on a button that does the same, for the keyboard and for retries
 * after an error.
 * @param onReached called at the end; that of the latest render
 * @param marginPx distance below the view that counts as near, in CSS pixels
 * @returns the ref for the element at the end of the list
 */
export function useReachedEnd(onReached: () => void, marginPx = 600): RefCallback<Element> {
  const latest = useRef(onReached);
  const watch = useRef<() => void>(null);
  useEffect(() => {
    latest.current = onReached;
    // Observed again after each render: if a page came immediately, or the callback ignored a call because another was
    // in progress, the end stayed in view and the observer would report nothing.
    watch.current?.();
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
      watch.current = () => {
        observer.unobserve(element);
        observer.observe(element);
      };
      observer.observe(element);
      return () => {
        observer.disconnect();
        watch.current = null;
      };
    },
    [marginPx],
  );
}
