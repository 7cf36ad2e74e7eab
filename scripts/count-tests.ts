import { readFile } from 'node:fs/promises';

/** The part of Vitest's and of Playwright's JSON report that counts. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
}

/** Adds up the tests in reports of Vitest and Playwright. A report that was never written counts nothing. */
export async function countTests(files: readonly string[]): Promise<{ passed: number; failed: number }> {
  let passed = 0;
  let failed = 0;
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => '{}');
    const { numPassedTests = 0, numFailedTests = 0, stats }: Report = JSON.parse(text);
    passed += numPassedTests + (stats?.expected ?? 0);
    failed += numFailedTests + (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  }
  return { passed, failed };
}
