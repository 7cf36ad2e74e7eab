import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

import { carousels } from './most-in-view.ts';

/** Returns whether the page is visible, and of all carousels the most of this one is in view. */
export function useIsMostInView(ref: RefObject<Element | null>): boolean {
  const [isMost, setIsMost] = useState(false);
  useEffect(() => (ref.current ? carousels.watch(ref.current, setIsMost) : undefined), [ref]);
  const isPageVisible = useSyncExternalStore(
    watchVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );
  return isMost && isPageVisible;
}

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * Returns whether somebody operates an element: the pointer is over it, the focus is in it, or it was touched last.
 * Nothing in it should then move by itself.
 */
export function useInteraction(ref: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const on = (type: 'pointerenter' | 'pointerleave' | 'focusin' | 'focusout', handle: (event: Event) => void) =>
      element.addEventListener(type, handle, { signal });
    // Touch also fires "enter", but no "leave" until a tap elsewhere.
    on('pointerenter', (event) => setIsHovered(event instanceof PointerEvent && event.pointerType === 'mouse'));
    on('pointerleave', () => setIsHovered(false));
    on('focusin', (event) => setIsFocused(event.target instanceof Element && event.target.matches(':focus-visible')));
    on('focusout', () => setIsFocused(false));
    document.addEventListener(
      'pointerdown',
      ({ pointerType, target }) =>
        setIsTouched(pointerType !== 'mouse' && target instanceof Node && element.contains(target)),
      { signal, passive: true },
    );
    return () => listening.abort();
  }, [ref]);
  return isHovered || isFocused || isTouched;
}
