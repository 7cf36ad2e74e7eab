import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { isGate } from '../tests/suite.ts';

/*
 * Follows docs/how-to.md in a copy of the repository: runs the commands of its steps, applies their code, and counts
 * the changed files. The result is checked by the formatter, by lint with its import zones, and by TypeScript, which
 * checks the new files and all that they import, not the whole project. The gate only counts files.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const COPIED = [
  '.gitignore',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'docs/how-to.md',
  'lingui.config.ts',
  'lint',
  'package.json',
  'packages',
  'scripts',
  'src',
  'tests',
  'tsc',
  'tsconfig.json',
];
const LEFT_OUT = /[\/\\](?:node_modules|dist|screenshots|fonts)$/v;
const copy = realpathSync(mkdtempSync(join(tmpdir(), 'oja-how-to-')));
/** Copying and type checking take twenty seconds alone, and longer beside other tests. */
const SLOW_MS = 180_000;
const howTo = readFileSync(join(ROOT, 'docs/how-to.md'), 'utf8');

/** Links the packages one by one, so that the repository's own are found in the copy. */
function linkPackages(): void {
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@oja'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((entry) => entry !== '@oja'))
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name), 'junction');
  for (const name of readdirSync(join(ROOT, 'node_modules/@oja')))
    symlinkSync(join(copy, 'packages', name), join(modules, '@oja', name), 'junction');
}

/** Returns a section of the document, from its heading to the next one. */
function section(title: string): string {
  const [, text] = howTo.split(`## … ${title}\n`);
  if (text === undefined) throw new Error(`docs/how-to.md has no section “… ${title}”.`);
  return text.split('\n## ', 1)[0] ?? '';
}

/** Returns the blocks of code in a section, each with the text of its step before it. */
function blocks(title: string, language: 'sh' | 'ts'): { step: string; code: string }[] {
  const pattern = new RegExp(`(\\d+\\. [^]*?)\\n\\n {3}\`\`\`${language}\\n([^]*?)\\n {3}\`\`\``, 'gv');
  return [...section(title).matchAll(pattern)].map(([, step = '', code = '']) => ({ step, code: code.trim() }));
}

/** Runs a program in the copy. */
function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

const program = (path: string, ...args: string[]) => run(process.execPath, join(ROOT, 'node_modules', path), ...args);

/** Returns the text of every file of the copy, by path. */
function readAll(): Map<string, string> {
  const entries = readdirSync(copy, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.parentPath.includes('node_modules') && !entry.parentPath.includes('.cache'),
  );
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [path.slice(copy.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')]));
}

/** Runs a function that changes the copy, and returns the new and the changed files. */
function watch(change: () => void): { made: string[]; changed: string[] } {
  const before = readAll();
  change();
  const after = readAll();
  const paths = [...after.keys()].toSorted();
  return {
    made: paths.filter((path) => !before.has(path)),
    changed: paths.filter((path) => before.has(path) && before.get(path) !== after.get(path)),
  };
}

/** Runs the commands of a section's steps. */
function followCommands(title: string) {
  return watch(() => {
    const commands = blocks(title, 'sh');
    expect(commands.length).toBeGreaterThan(0);
    for (const { code } of commands) {
      const [npm = '', ...args] = code.split(' ');
      expect(run(npm, ...args)).toMatchObject({ status: 0 });
    }
  });
}

/** Returns TypeScript's errors for files and all that they import. */
function check(files: readonly string[]): string {
  const project = {
    extends: '../tsconfig.json',
    compilerOptions: {
      types: ['node', 'vite/client', 'electron'],
      lib: ['es2024', 'dom', 'dom.iterable'],
      incremental: false,
    },
    files: files.map((file) => `../${file}`),
    include: ['../src/renderer/globals.d.ts', '../packages/server/test/global-setup.ts'],
  };
  writeFileSync(join(copy, 'tsc/how-to.json'), JSON.stringify(project));
  const { output } = program('typescript/bin/tsc', '-p', 'tsc/how-to.json');
  rmSync(join(copy, 'tsc/how-to.json'));
  return output;
}

let screen: ReturnType<typeof watch>;
let endpoint: ReturnType<typeof watch>;
let component: ReturnType<typeof watch>;

beforeAll(() => {
  for (const path of COPIED)
    cpSync(join(ROOT, path), join(copy, path), { recursive: true, filter: (source) => !LEFT_OUT.test(source) });
  linkPackages();
  screen = followCommands('a screen');
  endpoint = followCommands('an endpoint');
  component = followCommands('a component');
}, SLOW_MS);
afterAll(() => rmSync(copy, { recursive: true }));

describe('docs/how-to.md, followed step by step', () => {
  it('a screen touches three files, and a command writes its texts into two catalogues', () => {
    expect(screen.made).toEqual([
      'src/renderer/features/shop-hours/ShopHoursScreen.tsx',
      'src/renderer/features/shop-hours/texts/en.po',
      'tests/e2e/shop-hours.spec.ts',
    ]);
    expect(screen.changed).toEqual(['src/renderer/app/routes/dashboard-screens.ts', 'src/renderer/app/texts/en.po']);
  });

  it('an endpoint touches five files: contract, route, store, client API and test', () => {
    expect(endpoint.made).toEqual([
      'packages/contract/src/shop-hours.ts',
      'packages/server/src/entry/routes/shop-hours-routes.test.ts',
      'packages/server/src/market/people/shop-hours-store.ts',
      'src/renderer/api/shop-hours-api.ts',
    ]);
    expect(endpoint.changed).toEqual(['packages/server/src/entry/routes/settings-routes.ts']);
  });

  it('a component is four files in its folder, and extends no list', () => {
    expect(component.made.map((file) => file.replace('packages/market/src/PriceTag/PriceTag', ''))).toEqual([
      '.module.css',
      '.stories.tsx',
      '.test.tsx',
      '.tsx',
    ]);
    expect(component.changed).toEqual([]);
  });

  it.skipIf(isGate)(
    'format, lint with its import zones and catalogues, and TypeScript accept what was made',
    { timeout: SLOW_MS },
    () => {
      const touched = [screen, endpoint, component].flatMap(({ made, changed }) => [...made, ...changed]);
      const code = touched.filter((file) => /\.tsx?$/.test(file));
      expect(program('oxfmt/bin/oxfmt', '--check', ...touched.filter((file) => !file.endsWith('.po')))).toMatchObject({
        status: 0,
      });
      expect(run('npx', 'lingui', 'check', 'sync', '--clean', '--overwrite')).toMatchObject({ status: 0 });
      expect(program('oxlint/bin/oxlint', ...code)).toMatchObject({ status: 0 });
      expect(check(code)).toBe('');
    },
  );

  it('a command refuses to overwrite existing files, and changes nothing', { timeout: SLOW_MS }, () => {
    const again = watch(() => {
      for (const title of ['a screen', 'an endpoint', 'a component'])
        for (const { code } of blocks(title, 'sh').filter((block) => block.code.startsWith('npm run new '))) {
          const [npm = '', ...args] = code.split(' ');
          expect(run(npm, ...args)).toMatchObject({ status: 1, output: expect.stringContaining('already') });
        }
    });
    expect(again).toEqual({ made: [], changed: [] });
  });

  it.skipIf(isGate)('a desktop call is a line in the map and a handler', { timeout: SLOW_MS }, () => {
    const map = { file: 'src/bridge/calls.ts', begin: 'export const CALLS = {\n' };
    const handlers = { file: 'src/main/calls/call-handlers.ts', begin: '  return {\n' };
    const steps = blocks('a desktop call', 'ts');
    const apply = ({ file, begin }: typeof map) => {
      const found = steps.filter(({ step }) => step.includes(`\`${file}\``));
      expect(found).toHaveLength(1);
      const text = readFileSync(join(ROOT, file), 'utf8');
      expect(text.split(begin)).toHaveLength(2);
      writeFileSync(
        join(copy, file),
        text.replace(begin, () => `${begin}  ${found[0]?.code}\n`),
      );
    };
    const types = () => program('typescript/bin/tsc', '-p', 'tsc/main.json', '--incremental', 'false');

    apply(map);
    expect(types().output).toMatch(/call-handlers\.ts.*app\.memory.* is missing/v);
    apply(handlers);
    expect(types()).toMatchObject({ status: 0, output: '' });
    expect(program('oxlint/bin/oxlint', map.file, handlers.file)).toMatchObject({ status: 0 });
    cpSync(join(ROOT, map.file), join(copy, map.file));
    expect(types().output).toMatch(/call-handlers\.ts.*app\.memory.* does not exist/v);
  });
});
