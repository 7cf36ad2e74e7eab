import { defineConfig } from '@playwright/test';

import { BEYOND_GATE, isGate } from '../suite.ts';
import { EXECUTABLE } from './executable.ts';

/** The built desktop app (`npm run build:desktop`), in Electron or its stand-in, against real servers. */
export default defineConfig({
  testDir: '.',
  // Specs that use features of the stand-in only, such as its tray, cannot run elsewhere.
  testIgnore: EXECUTABLE.isStandin ? [] : ['**/*.standin.spec.ts', 'standin/**'],
  outputDir: '../../test-results/desktop',
  fullyParallel: true,
  ...(isGate && { grepInvert: new RegExp(BEYOND_GATE) }),
  workers: 3,
  // Decision 051.
  retries: isGate ? 0 : 1,
  forbidOnly: Boolean(process.env['CI']),
  // A last resort: each step has its own limit, which reports what did not happen.
  timeout: 240_000,
  use: { actionTimeout: 40_000, navigationTimeout: 60_000 },
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: '../../.cache/test-reports/desktop.json' }],
    ['./executable-reporter.ts'],
  ],
});
