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
    tests: readonly { status: string; results: readonly { errors?: readonly { message?: string }[] }[] }[];
  }[];
}

/** A test that failed. */
interface Failure {
  /** Its file and name. */
  test: string;
  /** The first lines of its message. */
  message: string;
}

export interface TestCount {
  passed: number;
  failed: number;
  failures: readonly Failure[];
}

/** Enough for what a comparison expected and received. */
const MESSAGE_LINES = 16;
const LINE_LENGTH = 600;

// What a terminal would show in colour.
// oxlint-disable-next-line no-control-regex
const COLOUR = /\u001B\[[\d;]*m/gu;

const firstLines = (text = '') =>
  text
    .replace(COLOUR, '')
    .split('\n')
    .slice(0, MESSAGE_LINES)
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

function failuresOfPlaywright({ suites = [], specs = [] }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        test: `${file}:${line} › ${title}`,
        // The message of a timeout precedes what the test waited for.
        message: (results.find(({ errors = [] }) => errors.length > 0)?.errors ?? [])
          .map((error) => firstLines(error.message))
          .join('\n'),
      })),
  );
  return [...own, ...suites.flatMap(failuresOfPlaywright)];
}

/** Counts the tests in reports of Vitest and Playwright, and lists the failed ones. A missing report counts nothing. */
export async function readReports(files: readonly string[]): Promise<TestCount> {
  const reports = await Promise.all(
    files.map(async (file): Promise<VitestReport & PlaywrightReport> =>
      JSON.parse(await readFile(file, 'utf8').catch(() => '{}')),
    ),
  );
  const sum = (count: (report: VitestReport & PlaywrightReport) => number) =>
    reports.reduce((total, report) => total + count(report), 0);
  return {
    passed: sum(({ numPassedTests = 0, stats }) => numPassedTests + (stats?.expected ?? 0)),
    failed: sum(({ numFailedTests = 0, stats }) => numFailedTests + (stats?.unexpected ?? 0) + (stats?.flaky ?? 0)),
    failures: reports.flatMap((report) => [...failuresOfVitest(report), ...failuresOfPlaywright(report)]),
  };
}
