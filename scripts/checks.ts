/** `gate`: what a change is likely to break, in minutes. `all`: everything, before a merge. */
export type Suite = 'gate' | 'all';

/** A program from node_modules/.bin, or of the system, with its arguments. */
export type Command = readonly [program: string, ...args: string[]];

/** A requirement of a check, made or installed once in a run. */
export type Need = 'chromium' | 'firefox' | 'redis' | 'web build' | 'desktop build';

/** A check: it passes if its commands exit with 0. */
export interface Check {
  name: string;
  /** Printed before it runs. */
  about: string;
  /** Run one after the other. */
  commands: readonly Command[];
  /** The JSON reports of its test runner, from which tests are counted. */
  reports?: readonly string[];
  needs?: readonly Need[];
}

/** Folder of the reports. */
export const REPORTS = '.cache/test-reports';

const vitest = (name: string, ...choice: string[]): Command => [
  'vitest',
  'run',
  ...choice,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${REPORTS}/${name}.json`,
];

const TYPES: Check = {
  name: 'types',
  about: 'Types, separately for each place where code runs',
  commands: [['npm', 'run', '--silent', 'types']],
};

const LINT: Check = {
  name: 'lint',
  about:
    'Lint: format, code, import rules, circles of imports, styles, the description of the API, unused files and packages',
  commands: [
    ['oxfmt', '--check', '.'],
    ['oxlint', '--type-aware'],
    ['npm', 'run', '--silent', 'cycles'],
    ['stylelint', '**/*.css'],
    ['npm', 'run', '--silent', 'check:openapi'],
    ['lingui', 'check', 'sync', '--clean', '--overwrite'],
    ['knip'],
  ],
};

const UNIT: Check = {
  name: 'unit',
  about: 'Unit and integration tests, and odd requests and payloads',
  commands: [vitest('unit', '--project', 'node*', '--project', 'dom*', '--project', 'fuzz', '--maxWorkers', '3')],
  reports: ['unit'],
  needs: ['redis'],
};

const FAULTS: Check = {
  name: 'faults',
  about:
    'Real server processes that are killed, stopped, disconnected and run out of disk; a quick part of `npm run faults`',
  commands: [vitest('faults', '--project', 'faults', '--maxWorkers', '2')],
  reports: ['faults'],
  needs: ['redis', 'web build'],
};

const STORIES: Check = {
  name: 'stories',
  about: 'Every story in Chromium, with axe and screenshots in both modes',
  commands: [vitest('stories', '--config', '.storybook/vitest.config.ts', '--maxWorkers', '2')],
  reports: ['stories'],
  needs: ['chromium'],
};

const WEIGHTS: Check = {
  name: 'weights',
  about: 'The size of the built app',
  commands: [['size-limit']],
  needs: ['web build', 'desktop build'],
};

const PACKAGES: Check = {
  name: 'packages',
  about:
    'The desktop app packed and opened, the component library packed and installed elsewhere, Storybook below another path',
  commands: [
    ['npm', 'run', '--silent', 'build:ui'],
    ['publint', '--strict', 'packages/ui'],
    ['npm', 'run', '--silent', 'build:storybook', '--', '--quiet'],
    vitest('package', '--project', 'package'),
  ],
  reports: ['package'],
  needs: ['chromium', 'web build', 'desktop build'],
};

const E2E: Check = {
  name: 'e2e',
  about: 'The whole app in Chromium against the real server',
  commands: [['playwright', 'test']],
  reports: ['e2e'],
  needs: ['chromium', 'web build'],
};

const DESKTOP: Check = {
  name: 'desktop',
  about:
    'The built desktop app against the real server: in Electron where it is installed, else in its stand-in over Chromium',
  commands: [['playwright', 'test', '--config', 'tests/desktop']],
  reports: ['desktop'],
  needs: ['chromium', 'desktop build'],
};

const FIREFOX: Check = {
  name: 'firefox',
  about: 'Ten journeys in Firefox against the real server',
  commands: [['playwright', 'test', '--config', 'tests/firefox']],
  reports: ['firefox'],
  needs: ['firefox', 'web build'],
};

/**
 * The checks of each suite, quick ones first. Checks of both suites run a part of their tests in the gate: tests read
 * the suite from OJA_TESTS (tests/suite.ts), and without it, as in a run by hand, all tests run.
 */
export const CHECKS: Readonly<Record<Suite, readonly Check[]>> = {
  gate: [TYPES, LINT, UNIT, STORIES, WEIGHTS, E2E, DESKTOP],
  all: [TYPES, LINT, UNIT, FAULTS, STORIES, WEIGHTS, PACKAGES, E2E, DESKTOP, FIREFOX],
};
