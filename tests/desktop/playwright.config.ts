import { defineConfig } from '@playwright/test';

import { EXECUTABLE } from './executable.ts';

/** The built desktop app (`npm run build:desktop`), in Electron or its stand-in, against real servers. */
export default defineConfig({
  testDir: '.',
  // What presses what only the stand-in has, such as a tray, cannot run elsewhere.
  testIgnore: EXECUTABLE.isStandin ? [] : ['**/*.standin.spec.ts', 'standin/**'],
  outputDir: '../../test-results/desktop',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // The backstop alone: each step has a limit of its own, which says what did not happen.
  timeout: 120_000,
  use: { actionTimeout: 20_000, navigationTimeout: 30_000 },
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/test-reports/desktop.json' }], ['./tell-executable.ts']],
});
