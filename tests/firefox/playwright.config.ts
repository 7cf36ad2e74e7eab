import { defineConfig } from '@playwright/test';

import { FIREFOX_PORT } from '../e2e/servers.ts';
import { isGate } from '../suite.ts';

/** The built web app (`npm run build:web`) in Firefox, a second browser engine, against the real server on SQLite. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/firefox',
  fullyParallel: true,
  workers: 2,
  // Decision 051.
  retries: isGate ? 0 : 1,
  forbidOnly: Boolean(process.env['CI']),
  // A last resort: each step has its own limit, and its error says what did not happen.
  timeout: 180_000,
  reporter: [['list'], ['json', { outputFile: '../../.cache/test-reports/firefox.json' }]],
  use: { baseURL: `http://localhost:${FIREFOX_PORT}` },
  webServer: {
    cwd: '../..',
    command: `node tests/e2e/serve.ts sqlite ${FIREFOX_PORT}`,
    url: `http://localhost:${FIREFOX_PORT}/health`,
    timeout: 240_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
