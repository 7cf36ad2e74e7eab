import { useEffect, useState, type RefObject } from 'react';

/** Whether a mouse is over an element or the focus within it: someone is looking, so nothing should move by itself. */
export function useResting(ref: RefObject<HTMLElement | null>): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const on = (type: 'pointerenter' | 'pointerleave' | 'focusin' | 'focusout', handle: (event: Event) => void) =>
      element.addEventListener(type, handle, { signal: listening.signal });
    // A finger "enters" as well, but never leaves until it taps elsewhere.
    on('pointerenter', (event) => setHovered(event instanceof PointerEvent && event.pointerType === 'mouse'));
    on('pointerleave', () => setHovered(false));
    on('focusin', (event) => setFocused(event.target instanceof Element && event.target.matches(':focus-visible')));
    on('focusout', () => setFocused(false));
    return () => listening.abort();
  }, [ref]);
  return hovered || focused;
}
