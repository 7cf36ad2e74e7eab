import { resolve } from 'node:path';

import { _electron, type ElectronApplication, type Page } from '@playwright/test';

export const STANDIN = resolve(import.meta.dirname, 'bin/electron');
export const PROBE = resolve(import.meta.dirname, 'probe');

declare global {
  /** What the probe's preload exposes. */
  var probe: {
    invoke: (channel: string, value?: unknown) => Promise<unknown>;
    echo: <Value>(value: Value) => Value;
    fail: () => never;
    later: () => Promise<never>;
    readPage: () => unknown;
    callMissing: () => never;
    on: (listener: (...args: unknown[]) => void) => () => void;
  };
}

/** Launches the probe in the stand-in. */
export async function launchProbe(userData: string): Promise<{ app: ElectronApplication; page: Page }> {
  const app = await _electron.launch({ executablePath: STANDIN, args: [PROBE, `--user-data-dir=${userData}`] });
  const page = await app.firstWindow();
  await page.waitForURL(/host\.probe\.localhost/);
  return { app, page };
}
