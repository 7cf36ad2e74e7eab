/** One thing that must hold: a command that exits with 0 when it does. */
export interface Check {
  name: string;
  /** Said before it runs. */
  about: string;
  /** Programs from node_modules/.bin with their arguments, run one after the other. */
  commands: readonly (readonly [string, ...string[]])[];
  /** The JSON reports its test runner leaves, to count from. */
  reports?: readonly string[];
  needsBrowser?: boolean;
  needsRedis?: boolean;
}

/** Where reports go. */
export const REPORTS = '.cache/test-reports';

const vitest = (name: string, ...projects: string[]): readonly [string, ...string[]] => [
  'vitest', 'run', ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS}/${name}.json`,
];

/** Everything that must hold, quick ones first. */
export const CHECKS: readonly Check[] = [
  { name: 'types', about: 'Types, each place code runs on its own', commands: [['npm', 'run', '--silent', 'types']] },
  {
    name: 'lint',
    about: 'Lint: code, import rules, styles, the description of the API, unused files and packages',
    commands: [['oxlint', '--type-aware'], ['stylelint', '**/*.css'], ['npm', 'run', '--silent', 'check:openapi'], ['knip']],
  },
  {
    name: 'unit',
    about: 'Unit and integration tests, the server on SQLite and on PostgreSQL; 10,000 odd requests and 5,000 odd payloads',
    commands: [[...vitest('unit', 'node*', 'dom*', 'fuzz'), '--maxWorkers', '3']],
    reports: ['unit'],
    needsRedis: true,
  },
  {
    name: 'faults',
    about: 'Real server processes that are killed, stopped, cut off and run out of disk; the quick share of `npm run faults`',
    commands: [vitest('faults', 'faults')],
    reports: ['faults'],
    needsRedis: true,
  },
  {
    name: 'stories',
    about: 'Every story in Chromium, with axe and screenshots, dark and light',
    commands: [[...vitest('stories', 'storybook*'), '--maxWorkers', '2']],
    reports: ['stories'],
    needsBrowser: true,
  },
  {
    name: 'build',
    about: 'Builds: web, desktop (packed, and its package opened), component library (packed and installed elsewhere), Storybook (below another path); weights',
    commands: [
      ['npm', 'run', '--silent', 'build:web'],
      ['npm', 'run', '--silent', 'build:desktop'],
      ['npm', 'run', '--silent', 'build:ui'],
      ['publint', '--strict', 'packages/ui'],
      ['npm', 'run', '--silent', 'build:storybook', '--', '--quiet'],
      vitest('package', 'package'),
      ['size-limit'],
    ],
    reports: ['package'],
    needsBrowser: true,
  },
  {
    name: 'e2e',
    about: 'The whole path in Chromium against the real server, on SQLite and on PostgreSQL',
    commands: [['playwright', 'test']],
    reports: ['e2e'],
    needsBrowser: true,
  },
  {
    name: 'desktop',
    about: 'The built desktop app against the real server: in Electron where it is installed, else in its stand-in over Chromium',
    commands: [['npm', 'run', '--silent', 'build:desktop'], ['playwright', 'test', '--config', 'tests/desktop']],
    reports: ['desktop'],
    needsBrowser: true,
  },
];
