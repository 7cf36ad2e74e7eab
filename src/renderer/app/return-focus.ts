import { focusContent } from '../platform/focus-content.ts';

/** How long the focus waits for the row alone, in milliseconds. Then it moves to the screen. */
const PATIENCE_MS = 2000;

/** How long a page may take to show its row, in milliseconds, as long as the focus stays on the screen. */
const LATEST_MS = 15_000;

/** How often a page that takes longer than PATIENCE_MS is looked at, in milliseconds. */
const STEP_MS = 200;

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
  const start = performance.now();
  let held = pressed;
  const step = () => {
    const isLost = document.activeElement === document.body;
    if (!isLost && document.activeElement !== held) return;
    const isGone = isLost || held !== pressed;
    const link = isGone && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(path)}"]`);
    const waited = performance.now() - start;
    if (link) link.focus({ preventScroll: true });
    else if (waited < PATIENCE_MS) requestAnimationFrame(step);
    else if (isGone && waited < LATEST_MS) {
      if (isLost) focusContent();
      held = document.activeElement;
      setTimeout(step, STEP_MS);
    }
  };
  step();
}
