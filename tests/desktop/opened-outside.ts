import type { ElectronApplication } from '@playwright/test';

declare global {
  /** In the app's main process, once `catchOpened` was called. */
  var openedOutside: string[];
}

/**
 * Keeps what the app hands to the system from reaching it.
 * @returns reads the addresses that were handed over since, in order
 */
export async function catchOpened(app: ElectronApplication): Promise<() => Promise<string[]>> {
  await app.evaluate(({ shell }) => {
    globalThis.openedOutside = [];
    shell.openExternal = async (address) => void globalThis.openedOutside.push(address);
  });
  return () => app.evaluate(() => globalThis.openedOutside);
}
