import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Runs a program as outside of these tests. Returns its output, and prints it on failure. */
export function run(program: string, args: readonly string[], cwd: string): string {
  const { NODE_ENV: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    env: { ...env, NEXT_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

/** What `npm pack` puts into the package. */
export interface PackedPackage {
  filename: string;
  files: { path: string }[];
}

/** Packs the built library into a folder. */
export function packLibrary(folder: string): PackedPackage {
  const [packed]: PackedPackage[] = JSON.parse(
    run('npm', ['pack', '--json', '-w', '@oja/ui', '--pack-destination', folder], root),
  );
  if (!packed) throw new Error('npm packed nothing.');
  return packed;
}

/** Makes an empty folder outside of this repository, so that nothing is found in its node_modules. */
export const makeFolder = () => mkdtempSync(join(tmpdir(), 'oja-ui-'));

/**
 * Copies a project of this folder elsewhere, and installs its packages and the packed library.
 * @param name the project's folder
 * @param folder the copy, an empty folder
 */
export function installProject(name: string, folder: string): void {
  cpSync(join(import.meta.dirname, name), folder, { recursive: true });
  const path = join(folder, 'package.json');
  const manifest: { dependencies: Record<string, string> } = JSON.parse(readFileSync(path, 'utf8'));
  const dependencies = { ...manifest.dependencies, '@oja/ui': `file:./${packLibrary(folder).filename}` };
  writeFileSync(path, JSON.stringify({ ...manifest, dependencies }));
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts'], folder);
}

/** The built components and hooks: `Button`, `hooks/use-copy`. */
export function builtModules(dist: string): string[] {
  const components = readdirSync(dist).filter((name) => existsSync(join(dist, name, `${name}.js`)));
  const hooks = readdirSync(join(dist, 'hooks')).filter((file) => /^use.*\.js$/.test(file));
  return [...components, ...hooks.map((file) => `hooks/${file.slice(0, -3)}`)];
}
