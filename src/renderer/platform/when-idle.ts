/** How long rendering may delay later work, in milliseconds. */
const LATEST_MS = 5000;

/** Runs a task when the page has nothing else to do: what people wait for is shown by then. */
export function whenIdle(run: () => unknown): void {
  // Safari does not support requestIdleCallback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: LATEST_MS });
  else setTimeout(run, LATEST_MS / 10);
}
