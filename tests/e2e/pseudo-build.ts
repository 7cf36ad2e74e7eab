import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The sources of a web build. */
const SOURCES = [
  'lingui.config.ts',
  'package.json',
  'package-lock.json',
  'packages/contract',
  'packages/ui',
  'packages/market',
  'renderer.config.ts',
  'scripts',
  'src',
  'tsconfig.json',
  'vite.web.config.ts',
];

/**
 * Builds the web app with an additional language, `pseudo`: the English texts with accents, 1.4 times as long. Follows
 * the steps of docs/how-to.md in a copy of the sources.
 * @returns the folder of the copy, to be removed afterwards; the build is in its `dist-web`
 */
export async function buildWithPseudoLocale(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'oja-pseudo-'));
  for (const path of SOURCES) {
    await cp(join(ROOT, path), join(copy, path), {
      recursive: true,
      filter: (source) => !/[/\\](?:node_modules|dist|screenshots)$/.test(source),
    });
  }
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const run = (script: string, ...args: string[]) =>
    execFileSync(process.execPath, [join(copy, script), ...args], {
      cwd: copy,
      env: { ...process.env, OJA_PSEUDO_LOCALE: '1' },
    });
  await mkdir(join(copy, 'src/renderer/languages'));
  const howTo = await readFile(join(ROOT, 'docs/how-to.md'), 'utf8');
  const code = /```ts\n(?<code> *import type \{ Messages \}.*?)```/s.exec(howTo)?.groups?.['code'];
  if (code === undefined) throw new Error('docs/how-to.md no longer shows the file of a language.');
  await writeFile(join(copy, 'src/renderer/languages/pseudo.ts'), code.replace('yo.po', 'pseudo.po'));
  run('node_modules/@lingui/cli/dist/lingui.js', 'extract');
  run('scripts/build-web.ts');
  return copy;
}
