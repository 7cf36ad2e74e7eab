import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

import { BROWSER_ARGS, findBrowser } from './scripts/find-browser.mjs';

const executablePath = findBrowser();

/** Three places tests run: Node, a DOM in Node, and every story in a real Chromium. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions: ['@oja/source', ...defaultServerConditions] },
        ssr: { resolve: { conditions: ['@oja/source', ...defaultServerConditions] } },
        test: {
          name: 'node',
          globalSetup: ['packages/server/test/global-setup.ts'],
          include: ['packages/{contract,server}/**/*.test.ts', 'src/{main,preload,bridge}/**/*.test.ts', '{lint,scripts}/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { conditions: ['@oja/source', ...defaultClientConditions] },
        test: {
          name: 'dom',
          include: ['src/renderer/**/*.test.{ts,tsx}', 'packages/ui/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['./tests/dom-setup.ts'],
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook', storybookScript: 'npm run storybook -- --no-open' })],
        test: {
          name: 'storybook',
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: { ...(executablePath && { executablePath }), args: BROWSER_ARGS } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
