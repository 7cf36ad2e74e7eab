import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, describe, expect, it } from 'vitest';

import { type Zone, readZones } from './zones.ts';

/*
 * The real oxlint with the real configuration on a copy of the tree, into which forbidden imports are put (design §3).
 * The zones are those of the folders that exist, so that each new feature or package joins this test by itself.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const copy = realpathSync(mkdtempSync(join(tmpdir(), 'oja-lint-')));
const SOURCES = ['.oxlintrc.json', '.gitignore', 'package.json', 'tsconfig.json', 'tsc', 'lint', 'packages', 'src'];
const LEFT_OUT = /[\/\\](?:node_modules|dist|fonts)$/v;

for (const path of SOURCES) {
  cpSync(join(ROOT, path), join(copy, path), { recursive: true, filter: (source) => !LEFT_OUT.test(source) });
}
symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');

const zones = readZones(copy);
const codeFolder = ({ folder }: Zone) => (folder.startsWith('packages/') ? `${folder}/src` : folder);
for (const zone of zones) write(`${codeFolder(zone)}/door.ts`, 'export const door = 1;\n');
afterAll(() => rmSync(copy, { recursive: true }));

function write(path: string, text: string): string {
  mkdirSync(join(copy, path, '..'), { recursive: true });
  writeFileSync(join(copy, path), text);
  return path;
}

/** How a file of one zone writes an import of another. */
function importOf(from: Zone, to: Zone): string {
  if (to.packageName !== undefined) return `${to.packageName}/door`;
  const path = relative(codeFolder(from), `${codeFolder(to)}/door.ts`).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}

function lint(paths: readonly string[], ...flags: string[]) {
  const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const run = spawnSync(process.execPath, [oxlint, '--format=unix', ...flags, ...paths], { cwd: copy, encoding: 'utf8' });
  const refusals = run.stdout.split('\n').filter((line) => line.includes('oja(import-zones)'));
  return { exitCode: run.status, refusals, output: run.stdout + run.stderr };
}

const pairs = zones.flatMap((from) =>
  zones.filter((to) => to !== from).map((to) => ({ from, to, isAllowed: from.imports.has(to.folder) })),
);

describe('the import rules hold in a copy of the tree', () => {
  it.each(zones)('$folder: a forbidden import is refused, with an exit code', (zone) => {
    const forbidden = pairs.find(({ from, isAllowed }) => from === zone && !isAllowed);
    const specifier = forbidden ? importOf(zone, forbidden.to) : 'electron';
    const { exitCode, refusals } = lint([write(`${codeFolder(zone)}/forbidden.ts`, `import '${specifier}';\n`)]);
    expect(refusals).toHaveLength(1);
    expect(refusals[0]).toContain(`${zone.folder} may not import`);
    expect(exitCode).not.toBe(0);
  });

  it('everything the order allows passes', () => {
    const files = zones.map((zone) => {
      const allowed = pairs.filter(({ from, isAllowed }) => from === zone && isAllowed);
      const specifiers = ['./door.ts', ...allowed.map(({ to }) => importOf(zone, to))];
      return write(`${codeFolder(zone)}/allowed.ts`, specifiers.map((specifier) => `import '${specifier}';\n`).join(''));
    });
    const { exitCode, output } = lint(files);
    expect(output).toBe('');
    expect(exitCode).toBe(0);
  });

  it('everything it does not allow is refused, zone by zone', () => {
    const forbidden = pairs.filter(({ isAllowed }) => !isAllowed);
    const files = forbidden.map(({ from, to }, index) =>
      write(`${codeFolder(from)}/forbidden-${index}.ts`, `import '${importOf(from, to)}';\n`),
    );
    const { refusals } = lint(files);
    const passed = files.filter((file) => !refusals.some((line) => line.startsWith(`${file}:`)));
    expect(passed).toEqual([]);
  });

  it('no form of import slips through', () => {
    const forms = [
      "import '../main/door.ts';",
      "import { door } from '../main/door.ts';",
      "import type { door as Door } from '../main/door.ts';",
      "export { door as other } from '../main/door.ts';",
      "export * from '../main/door.ts';",
      "export const later = import('../main/door.ts');",
      "export type Door2 = import('../main/door.ts').Door;",
      "export const required = require('../main/door.ts');",
      "import old = require('../main/door.ts');",
    ];
    const file = write('src/renderer/forms.ts', `${forms.join('\n')}\n`);
    const lines = lint([file]).refusals.map((line) => Number(line.split(':')[1]));
    expect(lines).toEqual(forms.map((_form, index) => index + 1));
  });

  it('types of the bridge reach the platform, its values do not', () => {
    const types = write('src/renderer/platform/types.ts', "export type { door as Door } from '../../bridge/door.ts';\n");
    const values = write('src/renderer/platform/values.ts', "export { door } from '../../bridge/door.ts';\n");
    expect(lint([types]).exitCode).toBe(0);
    expect(lint([values]).refusals).toHaveLength(1);
  });

  it('a new feature is held from its first file, a new layer is refused until it has a place', () => {
    const feature = write('src/renderer/features/newcomer/a.ts', "import '../../app/door.ts';\n");
    const layer = write('src/renderer/newcomer/a.ts', 'export const a = 1;\n');
    const { refusals } = lint([feature, layer]);
    expect(refusals.find((line) => line.startsWith(feature))).toContain('features/newcomer may not import');
    expect(refusals.find((line) => line.startsWith(layer))).toContain('has no place in the import order');
  });

  it('the type-aware run, which the lint command is, holds them as well', () => {
    expect(existsSync(join(copy, 'src/bridge/forbidden.ts'))).toBe(true);
    expect(lint(['src/bridge/forbidden.ts'], '--type-aware').refusals).toHaveLength(1);
  });
});
