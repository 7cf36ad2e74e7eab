/** The event by which a page is asked to go to a place of the dashboard; `detail` is its path. */
export const OPEN_PATH = 'oja:open-path';

/**
 * Goes to a place of the dashboard from outside of its screens, as a click on a notification does.
 * @returns whether it does: where the page shows no dashboard, nobody goes
 */
export function openPath(path: string): boolean {
  const asked = new CustomEvent(OPEN_PATH, { detail: path, cancelable: true });
  // Whoever goes there prevents the default.
  return !globalThis.dispatchEvent(asked);
}
