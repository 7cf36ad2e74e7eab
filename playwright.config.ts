import { defineConfig } from '@playwright/test';

import { BROWSER_ARGS, findBrowser, findHeadlessShell } from './scripts/find-browser.ts';
import { E2E_SERVERS } from './tests/e2e/servers.ts';
import { BEYOND_GATE, isGate } from './tests/suite.ts';

const executablePath = findHeadlessShell() ?? findBrowser();

/** The built web app in a real browser against the real server, once on each database. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  ...(isGate && { grepInvert: new RegExp(BEYOND_GATE) }),
  // More than cores: tests wait for delays, lines and pauses of typing, and three workers used 60 % of two cores.
  workers: 5,
  // Decision 051.
  retries: isGate ? 0 : 1,
  forbidOnly: Boolean(process.env['CI']),
  // Backstops alone: a step's limit says what did not happen, and no step is timed. A busy machine stands still for
  // seconds; what never comes is red all the same.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/test-reports/e2e.json' }]],
  use: {
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
    launchOptions: { ...(executablePath && { executablePath }), args: [...BROWSER_ARGS, '--disable-gpu'] },
    viewport: { width: 1440, height: 900 },
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // Without animations a test takes a quarter less of both cores. Where they could hide a fault, tests use
    // WITH_MOTION.
    contextOptions: { reducedMotion: 'reduce' },
    // Requests of a service worker bypass page.route; the specs about the worker allow it.
    serviceWorkers: 'block',
    // A recording slows every test down: OJA_TRACE=1 turns it on, to examine a failure.
    trace: process.env['OJA_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: E2E_SERVERS.map(({ database, port }) => ({
    name: database,
    // What only concerns the page itself says nothing new about a second database.
    ...(database === 'postgres' && {
      testMatch: ['first-light', 'bad-input-*', 'deal*', 'reviews'].map((name) => `${name}.spec.ts`),
    }),
    use: { baseURL: `http://localhost:${port}` },
  })),
  webServer: E2E_SERVERS.map(({ database, port }) => ({
    cwd: import.meta.dirname,
    command: `node tests/e2e/serve.ts ${database} ${port}`,
    url: `http://localhost:${port}/health`,
    timeout: 240_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  })),
});
