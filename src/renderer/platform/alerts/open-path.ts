/** The event that asks the page to open a path of the dashboard; `detail` is the path. */
export const OPEN_PATH = 'oja:open-path';

/**
 * Opens a path of the dashboard from outside of its screens, as a click on a notification does.
 * @returns whether the page opens it; false if it shows no dashboard
 */
export function openPath(path: string): boolean {
  const asked = new CustomEvent(OPEN_PATH, { detail: path, cancelable: true });
  // The listener that opens the path prevents the default.
  return !globalThis.dispatchEvent(asked);
}
