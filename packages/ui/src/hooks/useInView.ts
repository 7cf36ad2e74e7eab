import { useEffect, useState, type RefObject } from 'react';

interface InViewOptions {
  /** How much of the element must be in view, from 0 to 1. Default 0.5. */
  threshold?: number;
  /** Stays true once it was in view: for what starts when it is first seen. Default false. */
  once?: boolean;
}

/**
 * Whether an element is in view now, so that only what someone can see moves, plays or counts.
 * @param ref the element; it has to be there when the component mounts
 * @param options how much of it counts as seen, and whether once is enough
 * @returns false on the server and until the browser has looked
 */
export function useInView(ref: RefObject<Element | null>, { threshold = 0.5, once = false }: InViewOptions = {}): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.at(-1)?.isIntersecting ?? false;
        setInView(seen);
        if (seen && once) observer.disconnect();
      },
      { threshold },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, threshold, once]);
  return inView;
}
