// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';

import { expect, test } from 'vitest';

import { declaredProps } from '../../.storybook/prop-types.ts';

const root = join(import.meta.dirname, '../..');
/** The props of the published components, as committed; `vitest run --project dom -u props-report` writes them. */
const REPORT = 'packages/ui/props.txt';
const NOTES = '.changeset';

/** Returns the names, types and obligation of a component's props, without the element's own, a line for each. */
function reportOf(file: string): string {
  const component = basename(file, '.tsx');
  const lines = [...declaredProps(component, join(root, file))]
    .filter(([, { isNative }]) => !isNative)
    .map(([name, { type, required }]) => `  ${name}${required ? '' : '?'}: ${type}\n`);
  return `${component}\n${lines.toSorted().join('')}`;
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Whether the files of a path differ from the last commit, new ones included. */
const isChanged = (path: string) => git('status', '--porcelain', '--', path) !== '';

/** Whether a commit is another one, or comes before it. */
function isBefore(commit: string, other: string): boolean {
  try {
    git('merge-base', '--is-ancestor', commit, other);
    return true;
  } catch {
    return false;
  }
}

test('the report of props is that of the components', async () => {
  const files = globSync('packages/ui/src/*/*.tsx', { cwd: root })
    .filter((file) => basename(file, '.tsx') === file.split('/').at(-2))
    .toSorted();
  expect(files.length).toBeGreaterThan(50);
  await expect(files.map(reportOf).join('\n')).toMatchFileSnapshot(join(root, REPORT));
});

test.skipIf(!existsSync(join(root, '.git')))('a change of props comes with a note of the change, or before one', () => {
  if (isChanged(NOTES)) return;
  expect(isChanged(REPORT), `${REPORT} changes: run \`npm run changeset\` to note what users will notice.`).toBe(false);
  const changed = git('log', '-1', '--format=%H', '--', REPORT);
  const notes = git('log', '-20', '--format=%H', '--', NOTES).split('\n');
  expect(
    notes.some((note) => isBefore(changed, note)),
    `${changed} changes ${REPORT}, and no note in ${NOTES} is of it or later.`,
  ).toBe(true);
});
