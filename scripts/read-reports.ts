import { readFile } from 'node:fs/promises';

/** The used part of Vitest's JSON report. */
interface VitestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: readonly { name: string; message?: string; status: string; assertionResults: readonly VitestTest[] }[];
}

interface VitestTest {
  status: string;
  fullName: string;
  failureMessages?: readonly string[] | null;
}

/** The used part of Playwright's JSON report. */
interface PlaywrightReport {
  stats?: { expected: number; unexpected: number; flaky: number };
  suites?: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[];
  specs?: readonly {
    title: string;
    file: string;
    line: number;
    tests: readonly { status: string; results: readonly PlaywrightResult[] }[];
  }[];
}

interface PlaywrightResult {
  errors?: readonly { message?: string }[];
  attachments?: readonly { name: string; path?: string }[];
}

/** A test that failed. */
interface Failure {
  /** Its file and name. */
  test: string;
  /** The first lines of its message, and of what its page showed. */
  message: string;
}

export interface TestCount {
  passed: number;
  failed: number;
  failures: readonly Failure[];
  /** Tests that failed once and passed when they were repeated. They count as passed. */
  repeated: readonly Failure[];
}

/** Enough for what a comparison expected and received. */
const MESSAGE_LINES = 16;
/** Enough for what a screen shows first: whether it loads, is empty, has failed, or is another one. */
const PAGE_LINES = 40;
const LINE_LENGTH = 600;

// What a terminal would show in colour.
// oxlint-disable-next-line no-control-regex
const COLOUR = /\u001B\[[\d;]*m/gu;

const firstLines = (text = '', lines = MESSAGE_LINES) =>
  text
    .replace(COLOUR, '')
    .split('\n')
    .slice(0, lines)
    .map((line) => line.slice(0, LINE_LENGTH))
    .join('\n');

function failuresOfVitest({ testResults = [] }: VitestReport): Failure[] {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed');
    // A file that could not be loaded has no tests.
    if (failed.length === 0 && status === 'failed') return [{ test: name, message: firstLines(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      test: `${name} › ${fullName}`,
      message: firstLines(failureMessages?.[0]),
    }));
  });
}

/** Returns what the page showed when a test failed: Playwright describes it by roles and names in a file. */
async function shownPage({ attachments = [] }: PlaywrightResult): Promise<string> {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  const description = path === undefined ? '' : await readFile(path, 'utf8').catch(() => '');
  const page = /```yaml\n(.*?)\n```/s.exec(description)?.[1];
  return page === undefined ? '' : `\nThe page showed:\n${firstLines(page, PAGE_LINES)}`;
}

async function failuresOfPlaywright(
  { suites = [], specs = [] }: PlaywrightSuite,
  wanted: 'unexpected' | 'flaky',
): Promise<Failure[]> {
  const failed = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => ({
        test: `${file}:${line} › ${title}`,
        result: results.find(({ errors = [] }) => errors.length > 0) ?? {},
      })),
  );
  const own = failed.map(async ({ test, result }) => {
    // The message of a timeout precedes what the test waited for.
    const messages = (result.errors ?? []).map(({ message }) => firstLines(message)).join('\n');
    return { test, message: messages + (await shownPage(result)) };
  });
  return [
    ...(await Promise.all(own)),
    ...(await Promise.all(suites.map((suite) => failuresOfPlaywright(suite, wanted)))).flat(),
  ];
}

/**
 * Counts the tests in reports of Vitest and Playwright, and lists those that failed or had to be repeated. A missing
 * report counts nothing.
 */
export async function readReports(files: readonly string[]): Promise<TestCount> {
  const reports = await Promise.all(
    files.map(async (file): Promise<VitestReport & PlaywrightReport> =>
      JSON.parse(await readFile(file, 'utf8').catch(() => '{}')),
    ),
  );
  const sum = (count: (report: VitestReport & PlaywrightReport) => number) =>
    reports.reduce((total, report) => total + count(report), 0);
  return {
    passed: sum(({ numPassedTests = 0, stats }) => numPassedTests + (stats?.expected ?? 0) + (stats?.flaky ?? 0)),
    failed: sum(({ numFailedTests = 0, stats }) => numFailedTests + (stats?.unexpected ?? 0)),
    failures: [
      ...reports.flatMap(failuresOfVitest),
      ...(await Promise.all(reports.map((report) => failuresOfPlaywright(report, 'unexpected')))).flat(),
    ],
    repeated: (await Promise.all(reports.map((report) => failuresOfPlaywright(report, 'flaky')))).flat(),
  };
}
