import { useCallback, useEffect, useRef, type RefCallback } from 'react';

/**
 * Calls back when the end of a list comes near the view, and after a render while it is there: the next page loads before
 * anyone waits for it. Put it on a button that does the same by hand, for the keyboard and for when loading failed.
 * @param onReached what to do; the one of the latest render is called
 * @param marginPx how far below the view counts as near, in CSS pixels
 * @returns the ref to put on the element at the end of the list
 */
export function useReachedEnd(onReached: () => void, marginPx = 600): RefCallback<Element> {
  const latest = useRef(onReached);
  const watch = useRef<() => void>(null);
  useEffect(() => {
    latest.current = onReached;
    // Looked at anew after each render: where a page came at once, or the call was not heard since another was under way,
    // the end has been in view all the time, and nothing would be told.
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
