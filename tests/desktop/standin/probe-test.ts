import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type ElectronApplication, type Page, test as base } from '@playwright/test';

import { launchProbe } from './launch-probe.ts';

interface Running {
  app: ElectronApplication;
  page: Page;
}

async function inFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'oja-standin-'));
  await use(folder);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function runIn(folder: string, use: (running: Running) => Promise<void>): Promise<void> {
  const running = await launchProbe(folder);
  await use(running);
  await running.app.close();
}

/** Tests of the stand-in itself, with the probe app. */
export const test = base.extend<{ userData: string; own: Running }, { shared: Running }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  userData: ({}, use) => inFolder(use),
  /** An instance for this test only. */
  own: ({ userData }, use) => runIn(userData, use),
  /** One instance for all tests that do not change it: a launch takes longer than any of them. */
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  shared: [({}, use) => inFolder((folder) => runIn(folder, use)), { scope: 'worker' }],
});
