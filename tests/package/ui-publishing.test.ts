import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import manifest from '../../packages/ui/package.json' with { type: 'json' };
import { builtModules, makeFolder, packLibrary, root, run, type PackedPackage } from './installed-package.ts';

/** The version of the newest heading of a change log. */
const newestVersion = (changelog: string) => /^## (\S+)/m.exec(changelog)?.[1];

describe('@oja/ui, packed as it would be published', () => {
  const folder = makeFolder();
  let packed: PackedPackage;

  beforeAll(() => {
    packed = packLibrary(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('contains the build, its sources and its documents, and no tests, stories, fixtures or dependencies', () => {
    const paths = packed.files.map(({ path }) => path);
    expect(new Set(paths.map((path) => path.split('/')[0]))).toEqual(
      new Set(['CHANGELOG.md', 'LICENSE', 'README.md', 'dist', 'package.json', 'src']),
    );
    expect(paths.filter((path) => /test|stories|fixtures|node_modules|\.map$|\.env/.test(path))).toEqual([]);
    const licences = paths.filter((path) => /^dist\/fonts\/.*-LICENSE\.txt$/.test(path));
    const families = licences.map((path) => path.replace('LICENSE.txt', ''));
    const fonts = paths.filter((path) => path.startsWith('dist/') && path.endsWith('.woff2'));
    expect(fonts.length).toBeGreaterThan(1);
    expect(fonts.filter((path) => !families.some((family) => path.startsWith(family)))).toEqual([]);
  });

  test('built files refer to no section of the product’s rules, and scripts and styles have no comments to read', () => {
    const dist = join(root, 'packages/ui/dist');
    const texts = globSync('**/*.{js,css,ts,json}', { cwd: dist }).map(
      (file) => [file, readFileSync(join(dist, file), 'utf8')] as const,
    );
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter(([, text]) => text.includes('\u00A7')).map(([file]) => file)).toEqual([]);
    const commented = texts.filter(([file, text]) =>
      file.endsWith('.css') ? /\/\*(?!!)/.test(text) : file.endsWith('.js') && /\/\*\*\s/.test(text),
    );
    expect(commented.map(([file]) => file)).toEqual([]);
  });

  test('every import path has types and code that each kind of resolution finds', () => {
    const dist = join(root, 'packages/ui/dist');
    const modules = builtModules(dist);
    const styles = readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => file.split('/').at(-1) ?? '');
    const named = Object.keys(manifest.exports).filter((path) => !path.includes('*'));
    const paths = new Set([...named, ...[...modules, ...styles].map((name) => `./${name}`)]);
    expect(paths.size).toBeGreaterThan(110);
    const tarball = join(folder, packed.filename);
    // Fails on any problem. Node 10 and `require` cannot load ES modules, and are not asked.
    run(
      join(root, 'node_modules/.bin/attw'),
      [tarball, '--profile', 'esm-only', '--format', 'ascii', '--entrypoints', ...paths],
      folder,
    );
  });

  test('may be published by its package.json, and its change log ends with its version', () => {
    expect(manifest.publishConfig).toEqual({ access: 'public' });
    expect(manifest.scripts.prepublishOnly).toBe('npm run build');
    expect(newestVersion(readFileSync(join(root, 'packages/ui/CHANGELOG.md'), 'utf8'))).toBe(manifest.version);
  });

  test('a change that was noted becomes a version, an entry of the change log, and the version that others depend on', () => {
    const copy = join(folder, 'repository');
    const copied = ['package.json', 'package-lock.json', 'packages/ui/CHANGELOG.md', '.changeset'];
    for (const path of [...copied, ...globSync('packages/*/package.json', { cwd: root })])
      cpSync(join(root, path), join(copy, path), { recursive: true });
    mkdirSync(join(copy, '.changeset'), { recursive: true });
    writeFileSync(join(copy, '.changeset/noted.md'), "---\n'@oja/ui': minor\n---\n\nA noted change.\n");
    run('git', ['init', '--quiet'], copy);
    run(join(root, 'node_modules/.bin/changeset'), ['version'], copy);

    const read = (path: string) => readFileSync(join(copy, path), 'utf8');
    const { version }: { version: string } = JSON.parse(read('packages/ui/package.json'));
    const [major, minor] = manifest.version.split('.').map(Number);
    expect(version).toBe(`${major}.${(minor ?? 0) + 1}.0`);
    expect(newestVersion(read('packages/ui/CHANGELOG.md'))).toBe(version);
    expect(read('packages/ui/CHANGELOG.md')).toContain('A noted change.');
    for (const path of ['package.json', 'packages/market/package.json'])
      expect(JSON.parse(read(path))).toHaveProperty(['dependencies', '@oja/ui'], version);
    expect(readdirSync(join(copy, '.changeset'))).toEqual(['config.json']);
  });
});
