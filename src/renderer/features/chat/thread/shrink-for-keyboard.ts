/** A page with less of the screen's height than this has an open keyboard: a browser's own bars take about a fifth. */
const WITHOUT_KEYBOARD = 0.7;

/** Makes most browsers shrink the page by their keyboard. Safari lays its keyboard over the page. */
const RESIZES = ', interactive-widget=resizes-content';

/**
 * In a conversation on a phone, what is written stays above the keyboard: while a field's keyboard is open, the tab bar
 * is hidden and the conversation is as high as what is left of the screen. Ends with `signal`.
 */
export function shrinkForKeyboard(signal: AbortSignal): void {
  const { visualViewport } = globalThis;
  const meta = document.querySelector<HTMLMetaElement>('meta[name="viewport"]');
  if (!visualViewport || !meta || !matchMedia('(pointer: coarse)').matches) return;
  const root = document.documentElement;
  const update = () => {
    const { height, scale } = visualViewport;
    const isWriting = document.activeElement?.matches('textarea, input') ?? false;
    const isOpen = isWriting && height * scale < WITHOUT_KEYBOARD * screen.height;
    root.toggleAttribute('data-keyboard', isOpen);
    root.style.setProperty('--oja-window-height', isOpen && scale === 1 ? `${height}px` : null);
    // Safari scrolls the page to a field that its keyboard would cover; there is nothing below it.
    if (isOpen && scale === 1) scrollTo(0, 0);
  };
  for (const name of ['resize', 'scroll']) visualViewport.addEventListener(name, update, { signal });
  for (const name of ['focusin', 'focusout']) document.addEventListener(name, () => setTimeout(update), { signal });
  // Elsewhere forms need no such room, and the tab bar would be above the keyboard.
  meta.content += RESIZES;
  signal.addEventListener('abort', () => {
    meta.content = meta.content.replace(RESIZES, '');
    root.removeAttribute('data-keyboard');
    root.style.removeProperty('--oja-window-height');
  });
  update();
}
