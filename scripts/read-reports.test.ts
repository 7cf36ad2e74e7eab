import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { readReports } from './read-reports.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oja-reports-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function report(name: string, content: unknown): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, JSON.stringify(content));
  return file;
}

test('the summary counts over all reports; a missing report counts nothing', async () => {
  const unit = await report('unit.json', { numPassedTests: 3, numFailedTests: 0, testResults: [] });
  const e2e = await report('e2e.json', { stats: { expected: 2, unexpected: 0, flaky: 0 }, suites: [] });
  expect(await readReports([unit, e2e, join(folder, 'none.json')])).toEqual({
    passed: 5,
    failed: 0,
    failures: [],
    repeated: [],
  });
});

test('the summary names a failed test of Vitest with the first lines of its message, without colours', async () => {
  const unit = await report('unit.json', {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'holds', failureMessages: [] },
          { status: 'failed', fullName: 'breaks', failureMessages: [`\u001B[31mone\u001B[39m${'\nmore'.repeat(30)}`] },
        ],
      },
    ],
  });
  expect(await readReports([unit])).toEqual({
    passed: 1,
    failed: 1,
    failures: [{ test: 'a.test.ts › breaks', message: `one${'\nmore'.repeat(15)}` }],
    repeated: [],
  });
});

test('the summary names a file that could not be loaded', async () => {
  const unit = await report('unit.json', {
    testResults: [{ name: 'a.test.ts', status: 'failed', message: 'No such module', assertionResults: [] }],
  });
  expect((await readReports([unit])).failures).toEqual([{ test: 'a.test.ts', message: 'No such module' }]);
});

test('the summary names failed tests of Playwright, within suites too, and apart from them those that passed when repeated', async () => {
  const failed = { status: 'unexpected', results: [{ errors: [{ message: 'too long' }, { message: 'not seen' }] }] };
  const flaky = { status: 'flaky', results: [{ errors: [{ message: 'once' }] }, { errors: [] }] };
  const e2e = await report('e2e.json', {
    stats: { expected: 4, unexpected: 1, flaky: 1 },
    suites: [
      {
        specs: [{ title: 'shows', file: 'a.spec.ts', line: 3, tests: [failed] }],
        suites: [
          {
            specs: [
              { title: 'sends', file: 'a.spec.ts', line: 9, tests: [flaky, { status: 'expected', results: [{}] }] },
            ],
          },
        ],
      },
    ],
  });
  expect(await readReports([e2e])).toEqual({
    passed: 5,
    failed: 1,
    failures: [{ test: 'a.spec.ts:3 › shows', message: 'too long\nnot seen' }],
    repeated: [{ test: 'a.spec.ts:9 › sends', message: 'once' }],
  });
});

test('the summary shows what the page of a failed test of Playwright showed', async () => {
  const path = join(folder, 'error-context.md');
  const lines = Array.from({ length: 50 }, (_, index) => `- heading "${index}"`);
  await writeFile(path, `# Error details\n\n\`\`\`\ntoo long\n\`\`\`\n\n\`\`\`yaml\n${lines.join('\n')}\n\`\`\`\n`);
  const result = { errors: [{ message: 'too long' }], attachments: [{ name: 'error-context', path }] };
  const tests = [{ status: 'unexpected', results: [result] }];
  const e2e = await report('e2e.json', {
    suites: [{ specs: [{ title: 'shows', file: 'a.spec.ts', line: 3, tests }] }],
  });
  expect((await readReports([e2e])).failures).toEqual([
    { test: 'a.spec.ts:3 › shows', message: ['too long', 'The page showed:', ...lines.slice(0, 40)].join('\n') },
  ]);
});
