import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { findCycles, foldersOf, readImports } from './find-cycles.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'oja-cycles-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

test('two folders whose files import each other by value are a cycle, even if no two files are', () => {
  write({
    'posts/read.ts': "import { find } from '../adverts/find.ts';\n",
    'posts/write.ts': 'export const write = 1;\n',
    'adverts/find.ts': 'export const find = 1;\n',
    'adverts/end.ts': "export * from '../posts/write.ts';\n",
  });
  const { byValue, byType } = readImports(root);
  expect(findCycles(foldersOf(byValue))).toEqual([['adverts', 'posts']]);
  expect(findCycles(byType)).toEqual([]);
});

test('a type import counts between files and not between folders', () => {
  write({
    'db/a.ts': "import type { B } from '../http/b.ts';\nexport const a = 1;\n",
    'http/b.ts': "import { a } from '../db/a.ts';\nexport type B = typeof a;\n",
    'http/c.ts': "import '../db/d.ts';\n",
    'db/d.ts': "import type {\n  D,\n  E as Other,\n} from '../http/c.ts';\n",
  });
  const { byValue, byType } = readImports(root);
  expect(findCycles(foldersOf(byValue))).toEqual([]);
  expect(findCycles(byType)).toEqual([
    ['db/a.ts', 'http/b.ts'],
    ['db/d.ts', 'http/c.ts'],
  ]);
});

test('dynamic imports and imports by URL count too; tests, stories and libraries do not', () => {
  write({
    'a.ts': "export const later = () => import('./b.ts');\nimport 'node:fs';\n",
    'b.ts': "export const worker = new URL('./c.ts', import.meta.url);\n",
    'c.ts': "import { type A, b } from './a.ts';\n",
    'a.test.ts': "import './d.ts';\n",
    'd.ts': "import './a.test.ts';\n",
  });
  expect(findCycles(readImports(root).byValue)).toEqual([['a.ts', 'b.ts', 'c.ts']]);
});

test('connected cycles are one, separate ones are listed apart', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['a', 'c'])],
    ['c', new Set(['d'])],
    ['d', new Set(['c', 'e'])],
    ['e', new Set<string>()],
  ]);
  expect(findCycles(graph).map((cycle) => cycle.join(' '))).toEqual(['c d', 'a b']);
});
