import type { ElectronApplication } from '@playwright/test';

declare global {
  /** Exists in the app's main process after `catchOpened` was called. */
  var openedOutside: string[];
}

/**
 * Catches the addresses that the app hands to the system.
 * @returns a function that reads the addresses since then, in order
 */
export async function catchOpened(app: ElectronApplication): Promise<() => Promise<string[]>> {
  await app.evaluate(({ shell }) => {
    globalThis.openedOutside = [];
    shell.openExternal = async (address) => void globalThis.openedOutside.push(address);
  });
  return () => app.evaluate(() => globalThis.openedOutside);
}
