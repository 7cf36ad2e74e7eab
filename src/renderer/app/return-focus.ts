import { focusContent } from '../platform/focus-content.ts';

/** How long a page may take to show its row, in milliseconds. */
const PATIENCE_MS = 2000;

/**
 * Gives the focus to the link that leads to the page that one came back from, such as the row of a list; without such a
 * link to the screen. One comes back through the history, or by a link to a page above. A focus that is elsewhere
 * stays. It is loaded by the first event: the first views have no room for it.
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
