import { focusContent } from '../platform/focus-content.ts';

/** How long the focus waits for the row alone, in milliseconds. Then it moves to the screen. */
const PATIENCE_MS = 2000;

/** How long a page may take to show its row, in milliseconds, as long as the focus stays on the screen. */
const LATEST_MS = 15_000;

/** How often a page that takes longer than PATIENCE_MS is looked at, in milliseconds. */
const STEP_MS = 200;

/**
 * Moves the focus after a way back to the link of the page that was left, such as a row of the list, or to the screen
 * if it has no such link. A focus that the page or the user has set stays.
 * @param path the page that was left
 * @param pressed what had the focus before: it goes when the new page is shown
 */
export function focusLinkTo(path: string, pressed: Element | null): void {
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
