declare global {
  /** Ends the holding of presses by page-start.js, and returns the buttons that were pressed. */
  var ojaEarlyPresses: (() => HTMLElement[]) | undefined;
}

/**
 * Presses the buttons that were pressed before the page was ready, in their order. Called when a page that the server
 * sent as HTML is hydrated, and when another page takes its place, where the buttons are gone.
 */
export function replayEarlyPresses(): void {
  for (const button of globalThis.ojaEarlyPresses?.() ?? []) if (button.isConnected) button.click();
}
