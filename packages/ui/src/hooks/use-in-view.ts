import { useEffect, useState, type RefObject } from 'react';

interface InViewOptions {
  /** How much of the element must be in view, from 0 to 1. Default 0.5. */
  threshold?: number;
  /** Stays true once it was in view: for content that starts when first seen. Default false. */
  once?: boolean;
  /** How far outside of the window still counts, as IntersectionObserver's `rootMargin`. Default none. */
  margin?: string;
}

/**
 * Returns whether an element is in view, so that only visible content moves, plays or counts.
 * @param ref the element; it must exist when the component mounts
 * @param options how much of it must be in view, and whether the result stays true
 * @returns false on the server and until the browser has reported; true where it cannot report
 */
export function useInView(
  ref: RefObject<Element | null>,
  { threshold = 0.5, once = false, margin = '0px' }: InViewOptions = {},
): boolean {
  const [inView, setInView] = useState(!('IntersectionObserver' in globalThis) && 'document' in globalThis);
  useEffect(() => {
    if (!ref.current || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.at(-1)?.isIntersecting ?? false;
        setInView(seen);
        if (seen && once) observer.disconnect();
      },
      { threshold, rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, threshold, once, margin]);
  return inView;
}
