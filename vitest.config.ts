import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

import { COMMON_PASSWORDS } from './scripts/common-passwords.ts';
import { compileMessages } from './scripts/compile-messages.ts';

/** The market's own time zone, wherever the tests run: a day of the user and a day in UTC are not the same. */
const TZ = 'Africa/Lagos';

/** The default limit of `expect.poll`. Vitest's own is a second, which a busy machine can need for one import. */
const PATIENT = { poll: { timeout: 10_000 } };

type TestOptions = NonNullable<Extract<TestProjectConfiguration, { test?: unknown }>['test']>;

/** Tests that put something else in a module's place: their file has its modules to itself, all others share theirs. */
const MOCKED = '**/*.mocked.test.{ts,tsx}';

/** Tests of what runs in Node: the server, the contract, the desktop's main process, scripts. */
function nodeProject(name: string, files: TestOptions): TestProjectConfiguration {
  return {
    resolve: { conditions: ['@oja/source', ...defaultServerConditions] },
    // Modules for bundlers are not for Node: some import each other in ways that it does not follow.
    ssr: {
      resolve: {
        conditions: ['@oja/source', ...defaultServerConditions.filter((each) => each !== 'module')],
        mainFields: [],
      },
    },
    test: {
      name,
      globalSetup: ['packages/server/test/global-setup.ts'],
      testTimeout: 30_000,
      hookTimeout: 60_000,
      expect: PATIENT,
      env: { TZ },
      ...files,
    },
  };
}

/** Tests of what runs in a window, in a DOM in Node. */
function domProject(name: string, files: TestOptions): TestProjectConfiguration {
  return {
    plugins: [compileMessages()],
    resolve: { conditions: ['@oja/source', ...defaultClientConditions] },
    // Also in the tests that render without a window.
    ssr: { resolve: { conditions: ['@oja/source', ...defaultServerConditions] }, noExternal: [/^@oja\//] },
    // With the desktop's own parts, so that they are tested as well.
    define: { __TARGET__: JSON.stringify('desktop'), __COMMON_PASSWORDS__: JSON.stringify(COMMON_PASSWORDS) },
    // A backstop: on a busy machine the first import of a lazy screen alone can take seconds.
    test: {
      name,
      environment: 'jsdom',
      setupFiles: ['./tests/dom-setup.ts'],
      testTimeout: 20_000,
      expect: PATIENT,
      env: { TZ },
      ...files,
    },
  };
}

/** Where tests run: in Node, on real server processes, and in a DOM in Node. Stories: `.storybook/vitest.config.ts`. */
export default defineConfig({
  test: {
    projects: [
      // Isolation would load the server, or a DOM, for each file: a quarter, or three quarters, of the time.
      nodeProject('node', {
        isolate: false,
        include: [
          'packages/{contract,server}/**/*.test.ts',
          'src/{main,preload,bridge}/**/*.test.ts',
          '{lint,scripts,tests/torture}/**/*.test.ts',
        ],
        exclude: [MOCKED],
      }),
      nodeProject('node-mocked', { include: ['{packages/server,src/main}/**/*.mocked.test.ts'] }),
      domProject('dom', {
        isolate: false,
        include: [
          'src/renderer/**/*.test.{ts,tsx}',
          'packages/{ui,market}/{src,template}/**/*.test.{ts,tsx}',
          'tests/components/*.test.{ts,tsx}',
        ],
        exclude: [MOCKED],
      }),
      domProject('dom-mocked', { include: ['{src/renderer,packages/ui,packages/market}/**/*.mocked.test.{ts,tsx}'] }),
      {
        resolve: { conditions: ['@oja/source', ...defaultServerConditions] },
        ssr: { resolve: { conditions: ['@oja/source', ...defaultServerConditions] } },
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          exclude: process.env['OJA_FAULTS'] === 'full' ? [] : ['tests/faults/**/*.slow.test.ts'],
          // Real processes that wait for each other half of the time. The full size is measured by the clock.
          fileParallelism: process.env['OJA_FAULTS'] !== 'full',
          testTimeout: 15 * 60_000,
          hookTimeout: 60_000,
          expect: PATIENT,
        },
      },
      {
        // Also of the app's stores, which run beside the server.
        plugins: [compileMessages()],
        define: { __TARGET__: JSON.stringify('web'), __COMMON_PASSWORDS__: '""' },
        resolve: { conditions: ['@oja/source', ...defaultServerConditions] },
        ssr: { resolve: { conditions: ['@oja/source', ...defaultServerConditions] } },
        test: {
          name: 'fuzz',
          globalSetup: ['packages/server/test/global-setup.ts'],
          include: ['tests/fuzz/**/*.test.ts'],
          testTimeout: 30 * 60_000,
          hookTimeout: 60_000,
          expect: PATIENT,
        },
      },
      {
        test: {
          name: 'package',
          include: ['tests/package/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
