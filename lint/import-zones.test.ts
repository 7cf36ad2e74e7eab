import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { isGate } from '../tests/suite.ts';
import { type Zone, readZones } from './zones.ts';

/*
 * Runs the real oxlint with the real configuration on a copy of the tree with forbidden imports (architecture §3). The
 * zones are those of the existing folders, so that the test covers each new feature or package.
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
const codeFolder = ({ folder }: Zone) => (/^packages\/[^\/]+$/v.test(folder) ? `${folder}/src` : folder);
for (const zone of zones) write(`${codeFolder(zone)}/door.ts`, 'export const door = 1;\n');
afterAll(() => rmSync(copy, { recursive: true }));

const forbiddenFile = (zone: Zone) => `${codeFolder(zone)}/forbidden.ts`;

function write(path: string, text: string): string {
  mkdirSync(join(copy, path, '..'), { recursive: true });
  writeFileSync(join(copy, path), text);
  return path;
}

/** Returns the specifier with which a file of one zone imports from another. */
function importOf(from: Zone, to: Zone): string {
  if (to.packageName !== undefined) return `${to.packageName}/door`;
  const path = relative(codeFolder(from), `${codeFolder(to)}/door.ts`).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}

function lint(paths: readonly string[], ...flags: string[]) {
  const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const run = spawnSync(process.execPath, [oxlint, '--format=unix', ...flags, ...paths], {
    cwd: copy,
    encoding: 'utf8',
  });
  const violations = run.stdout.split('\n').filter((line) => line.includes('oja(import-zones)'));
  return { exitCode: run.status, violations, output: run.stdout + run.stderr };
}

const pairs = zones.flatMap((from) =>
  zones.filter((to) => to !== from).map((to) => ({ from, to, isAllowed: from.imports.has(to.folder) })),
);

describe.skipIf(isGate)('the import rules hold in a copy of the tree', () => {
  describe('with one forbidden import in each zone', () => {
    let run: ReturnType<typeof lint>;
    beforeAll(() => {
      run = lint(
        zones.map((zone) => {
          const forbidden = pairs.find(({ from, isAllowed }) => from === zone && !isAllowed);
          const specifier = forbidden ? importOf(zone, forbidden.to) : 'electron';
          return write(forbiddenFile(zone), `import '${specifier}';\n`);
        }),
      );
    });

    it.each(zones)('$folder: oxlint refuses it, and says so', (zone) => {
      const violations = run.violations.filter((line) => line.startsWith(`${forbiddenFile(zone)}:`));
      expect(violations).toEqual([expect.stringContaining(`${zone.folder} may not import`)]);
    });

    it('oxlint ends with an exit code', () => {
      expect(run.exitCode).toBe(1);
    });
  });

  it('oxlint accepts every import that the order allows', () => {
    const files = zones.map((zone) => {
      const allowed = pairs.filter(({ from, isAllowed }) => from === zone && isAllowed);
      const specifiers = ['./door.ts', ...allowed.map(({ to }) => importOf(zone, to))];
      return write(
        `${codeFolder(zone)}/allowed.ts`,
        specifiers.map((specifier) => `import '${specifier}';\n`).join(''),
      );
    });
    const { exitCode, output } = lint(files);
    expect(output).toBe('');
    expect(exitCode).toBe(0);
  });

  it('oxlint refuses every import that the order does not allow, zone by zone', () => {
    const forbidden = pairs.filter(({ isAllowed }) => !isAllowed);
    const files = forbidden.map(({ from, to }, index) =>
      write(`${codeFolder(from)}/forbidden-${index}.ts`, `import '${importOf(from, to)}';\n`),
    );
    const { violations } = lint(files);
    const passed = files.filter((file) => !violations.some((line) => line.startsWith(`${file}:`)));
    expect(passed).toEqual([]);
  });

  it('oxlint refuses forbidden imports in every form of import', () => {
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
    const lines = lint([file]).violations.map((line) => Number(line.split(':')[1]));
    expect(lines).toEqual(forms.map((_form, index) => index + 1));
  });

  it('the platform may import types of the bridge, but not its values', () => {
    const types = write(
      'src/renderer/platform/types.ts',
      "export type { door as Door } from '../../bridge/door.ts';\n",
    );
    const values = write('src/renderer/platform/values.ts', "export { door } from '../../bridge/door.ts';\n");
    expect(lint([types]).exitCode).toBe(0);
    expect(lint([values]).violations).toHaveLength(1);
  });

  it('a migration may import db and libraries, and nothing else of the server', () => {
    const lines = [
      "import { sql } from 'kysely';",
      "import type { Queries } from '../database.ts';",
      "import { door } from './door.ts';",
      "import { peopleSearchText } from '../../../market/people/people-search-text.ts';",
      "import type { Services } from '../../../entry/services.ts';",
      "import { NAME_MAX } from '@oja/contract/limits';",
    ];
    const file = write('packages/server/src/foundation/db/migrations/9999-forbidden.ts', `${lines.join('\n')}\n`);
    const { violations } = lint([file]);
    expect(violations.map((line) => Number(line.split(':')[1]))).toEqual([4, 5, 6]);
    for (const violation of violations) expect(violation).toContain('Copy what the migration needs into it.');
    expect(
      lint(['packages/server/src/foundation/db']).violations.filter((line) => !line.includes('forbidden')),
    ).toEqual([]);
  });

  it('a new feature is checked from its first file, and a new layer is refused until it is in the order', () => {
    const feature = write('src/renderer/features/newcomer/a.ts', "import '../../app/door.ts';\n");
    const layer = write('src/renderer/newcomer/a.ts', 'export const a = 1;\n');
    const { violations } = lint([feature, layer]);
    expect(violations.find((line) => line.startsWith(feature))).toContain('features/newcomer may not import');
    expect(violations.find((line) => line.startsWith(layer))).toContain('has no place in the import order');
  });

  it('the type-aware run, which the lint command uses, checks the order too', () => {
    expect(existsSync(join(copy, 'src/bridge/forbidden.ts'))).toBe(true);
    expect(lint(['src/bridge/forbidden.ts'], '--type-aware').violations).toHaveLength(1);
  });
});
