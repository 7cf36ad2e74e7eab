import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is in view now. A feed of carousels then moves only those that someone can see. */
export function useSeen(ref: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false), { threshold: 0.5 });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return seen;
}
