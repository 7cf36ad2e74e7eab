import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { BROWSER_ARGS, findBrowser } from '../scripts/find-browser.ts';
import { matchScreenshot } from '../scripts/screenshots/screenshot-command.ts';

const executablePath = findBrowser();

// `npm run screenshots` needs the photographed stories alone.
const stories =
  process.env['OJA_SCREENSHOTS'] && process.env['OJA_SCREENSHOTS'] !== 'off'
    ? { tags: { include: ['overview', 'screen'] } }
    : {};

/**
 * All stories in a real Chromium, with axe's findings as errors and screenshots compared, in both modes. A config of
 * its own: reading all stories takes five seconds, which other tests would pay for as well.
 */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [storybookTest({ configDir: import.meta.dirname, ...stories })],
        test: {
          name: 'storybook',
          // Stories clean up after themselves, and one page for all of them takes a fifth less time.
          isolate: false,
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            commands: { matchScreenshot },
            provider: playwright({
              launchOptions: { ...(executablePath && { executablePath }), args: BROWSER_ARGS },
              contextOptions: { timezoneId: 'Africa/Lagos', locale: 'en-NG' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
