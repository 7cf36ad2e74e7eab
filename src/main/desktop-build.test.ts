import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Files that main loads after it has opened the window. */
const LATER = ['client-config.js', 'google-sign-in.js', 'open-updater.js'];
const out = mkdtempSync(join(tmpdir(), 'oja-desktop-'));
const read = (path: string) => readFileSync(join(out, path), 'utf8');

/** The files that a file of main imports or requires. */
function neededBy(file: string): string[] {
  const source = read(`main/${file}`);
  const found = [
    ...source.matchAll(/^import\b[^'"]*['"](?<name>[^'"]+)['"];$/gmv),
    ...source.matchAll(/\b__require\("(?<name>[^"]+)"\)/gv),
  ];
  return found.map(({ groups }) => groups?.['name'] ?? '');
}

beforeAll(() => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/electron-vite/bin/electron-vite.js'), 'build', '--outDir', out],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        OJA_SERVER_ORIGIN: 'https://oja.example/',
        OJA_UPDATE_URL: 'https://updates.example/oja/',
      },
    },
  );
  if (status !== 0) throw new Error(`The desktop does not build.\n${stderr}`);
});
afterAll(() => rmSync(out, { recursive: true }));

describe('the desktop build can start', () => {
  it('main consists of a few ES modules that need only Electron, Node and each other', () => {
    expect(readdirSync(join(out, 'main')).toSorted()).toEqual(LATER.concat('index.js').toSorted());
    expect(neededBy('index.js')).toContain('electron');
    for (const file of LATER.concat('index.js')) {
      expect(neededBy(file).filter((name) => name !== 'electron' && name !== './index.js' && !isBuiltin(name))).toEqual(
        [],
      );
    }
  });

  it('main starts from one file and loads later what the window does not need', () => {
    expect(neededBy('index.js').filter((name) => name.startsWith('.'))).toEqual([]);
    for (const file of LATER) expect(read('main/index.js')).toContain(`import("./${file}")`);
    expect(read('main/index.js')).not.toContain('node_modules/electron-updater/');
    // All of it is read and compiled before the window opens.
    expect(read('main/index.js').length).toBeLessThan(750_000);
  });

  it('main never awaits ready at its top level, where Electron would hang', () => {
    expect(read('main/index.js')).not.toMatch(/^await\b|^(?:const|let|var) [^=]+= await\b/mv);
  });

  it('the preload is one small file that requires only Electron, as the sandbox demands', () => {
    expect(readdirSync(join(out, 'preload'))).toEqual(['index.cjs']);
    const preload = read('preload/index.cjs');
    expect([...preload.matchAll(/\brequire\("(?<name>[^"]+)"\)/gv)].map((found) => found.groups?.['name'])).toEqual([
      'electron',
    ]);
    expect(preload).not.toMatch(/^import\b/mv);
    expect(preload.length).toBeLessThan(8000);
  });

  it('the page names its files from the root, so that a reload of a nested route finds them', () => {
    const page = read('renderer/index.html');
    expect(page).toMatch(/src="\/assets\//v);
    expect(page).not.toMatch(/(?:src|href)="\.{1,2}\//v);
  });

  it('the page has no inline script, style or handler, which its policy would block', () => {
    const page = read('renderer/index.html');
    expect(page).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son[a-z]+=/v);
  });

  it('main contains the server’s origin without a path, and the address of the update feed', () => {
    expect(read('main/index.js')).toContain('"https://oja.example"');
    expect(read('main/index.js')).toContain('"https://updates.example/oja"');
  });
});
