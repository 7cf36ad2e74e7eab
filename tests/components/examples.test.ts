// @vitest-environment node
import { execFile } from 'node:child_process';
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { storyNameFromExport } from 'storybook/internal/csf';
import { expect, test } from 'vitest';

import { declaredProps } from '../../.storybook/prop-types.ts';
import { buildUsage, hasExample } from '../../.storybook/guide/usage.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.cache/examples');
const read = (path: string) => readFile(join(root, path), 'utf8').catch(() => undefined);

/** The longest example, in lines: its imports, its data and the component fit in a screen or two. */
const MAX_LINES = 60;

/** Returns the names of the stories of a file that are examples. */
const storiesIn = (source: string, file: string) =>
  Array.from(source.matchAll(/^export const (\w+): Story(?:Obj)?\b[^]*?^\};/gm))
    .filter(([text]) => hasExample(text.includes("tags: ['overview']") ? ['overview'] : [], file))
    .map(([, name = '']) => name);

/** Compiles the examples as one program, and returns the compiler's messages. */
function compile(): Promise<string> {
  const options = { types: ['vite/client'], lib: ['es2024', 'dom', 'dom.iterable'], noUnusedLocals: false };
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: { ...options, tsBuildInfoFile: '../tsc/examples.tsbuildinfo' },
    include: ['*.tsx'],
    files: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(root, 'node_modules/.bin/tsc');
  return new Promise((resolve) => {
    execFile(tsc, ['-p', folder, '--pretty', 'false'], { maxBuffer: 1 << 24 }, (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
}

test('every example of the docs pages compiles as it is copied, and is short', { timeout: 60_000 }, async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = globSync('packages/{ui,market}/src/*/*.stories.tsx', { cwd: root });
  const examples = await Promise.all(
    files.map(async (file) => {
      const declared = declaredProps(basename(file, '.stories.tsx'), join(root, file.replace('.stories', '')));
      const props = Object.fromEntries([...declared].map(([name, { type }]) => [name, type]));
      return Promise.all(
        storiesIn((await read(file)) ?? '', file).map(async (name) => {
          const code = await buildUsage(name, file, props, read);
          // The docs pages know its name in words.
          expect(storyNameFromExport(name).replaceAll(' ', '')).toBe(name);
          const example = `${file.split('/').at(-2)}.${name}`;
          writeFileSync(join(folder, `${example}.tsx`), `${code}\n`);
          return { example, code };
        }),
      );
    }),
  );
  expect(examples.flat().length).toBeGreaterThan(300);
  const long = examples.flat().filter(({ code }) => code.split('\n').length > MAX_LINES);
  expect(long.map(({ example, code }) => `${example}: ${code.split('\n').length} lines`)).toEqual([]);
  expect(examples.flat().filter(({ code }) => !/^(?:const|function) \w+/m.test(code) || /\bfn\(/.test(code))).toEqual(
    [],
  );
  expect(await compile()).toBe('');
});
