import { type RefObject, useEffect } from 'react';

/** A page with less of the screen's height than this has an open keyboard: a browser's own bars take about a fifth. */
const WITHOUT_KEYBOARD = 0.7;

/**
 * While a phone's keyboard is open for the field, the tab bar is hidden and the conversation is as high as what is left
 * of the screen. Browsers that know `interactive-widget` shrink the page themselves; Safari lays the keyboard over it.
 */
export function useKeyboardRoom(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = globalThis;
    if (!visualViewport || !matchMedia('(pointer: coarse)').matches) return;
    const root = document.documentElement;
    const update = () => {
      const { height, scale } = visualViewport;
      const isOpen =
        field.current !== null &&
        document.activeElement === field.current &&
        height * scale < WITHOUT_KEYBOARD * screen.height;
      root.toggleAttribute('data-keyboard', isOpen);
      root.style.setProperty('--oja-window-height', isOpen && scale === 1 ? `${height}px` : null);
      // Safari scrolls the page to a field that its keyboard would cover; there is nothing below it.
      if (isOpen && scale === 1) scrollTo(0, 0);
    };
    const left = new AbortController();
    const { signal } = left;
    for (const name of ['resize', 'scroll']) visualViewport.addEventListener(name, update, { signal });
    for (const name of ['focusin', 'focusout']) document.addEventListener(name, () => setTimeout(update), { signal });
    return () => {
      left.abort();
      root.removeAttribute('data-keyboard');
      root.style.removeProperty('--oja-window-height');
    };
  }, [field]);
}
