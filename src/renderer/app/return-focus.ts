import { focusContent } from '../platform/focus-content.ts';

/** How long a page may take to show its row, in milliseconds. */
const PATIENCE_MS = 2000;

/**
 * Moves the focus when the user goes back, through the history or by a link to a page above: to the link of the page
 * that was left, such as a row of the list, or to the screen if it has no such link. A focus that the page has set
 * stays. The first click or step through the history loads this code, because the first views have no room for it.
 * @param opened the path before that event
 */
export function watchReturns(opened: string, first: Event): void {
  let here = opened;
  const look = ({ type }: Event) => {
    const pressed = document.activeElement;
    // The router changes the address within the event, or not at all.
    setTimeout(() => {
      const left = here;
      here = globalThis.location.pathname;
      if (left !== here && (type === 'popstate' || left.startsWith(`${here}/`))) focusLinkTo(left, pressed);
    });
  };
  for (const type of ['click', 'keydown', 'popstate']) globalThis.addEventListener(type, look);
  look(first);
}

/** @param pressed what had the focus before: it goes when the new page is shown */
function focusLinkTo(path: string, pressed: Element | null): void {
  const until = performance.now() + PATIENCE_MS;
  const step = () => {
    const isLost = document.activeElement === document.body;
    if (!isLost && document.activeElement !== pressed) return;
    const link = isLost && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(path)}"]`);
    if (link) link.focus({ preventScroll: true });
    else if (performance.now() < until) requestAnimationFrame(step);
    else if (isLost) focusContent();
  };
  step();
}
