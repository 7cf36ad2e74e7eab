import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const out = mkdtempSync(join(tmpdir(), 'oja-desktop-'));
const read = (path: string) => readFileSync(join(out, path), 'utf8');

beforeAll(() => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/electron-vite/bin/electron-vite.js'), 'build', '--outDir', out],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production', OJA_SERVER_ORIGIN: 'https://oja.example/' } },
  );
  if (status !== 0) throw new Error(`The desktop does not build.\n${stderr}`);
});
afterAll(() => rmSync(out, { recursive: true }));

describe('what the desktop build must be to start', () => {
  it('main is one ES module that needs nothing but Electron and Node', () => {
    expect(readdirSync(join(out, 'main'))).toEqual(['index.js']);
    const imported = [...read('main/index.js').matchAll(/^import\b[^'"]*['"](?<name>[^'"]+)['"];$/gmv)].map((found) => found.groups?.['name']);
    expect(imported).toContain('electron');
    expect(imported.filter((name = '') => name !== 'electron' && !isBuiltin(name))).toEqual([]);
  });

  it('main never waits for ready at its top level, where Electron would hang', () => {
    expect(read('main/index.js')).not.toMatch(/^await\b|^(?:const|let|var) [^=]+= await\b/mv);
  });

  it('the preload is one small file that requires only Electron, all that a sandbox allows', () => {
    expect(readdirSync(join(out, 'preload'))).toEqual(['index.cjs']);
    const preload = read('preload/index.cjs');
    expect([...preload.matchAll(/\brequire\("(?<name>[^"]+)"\)/gv)].map((found) => found.groups?.['name'])).toEqual(['electron']);
    expect(preload).not.toMatch(/^import\b/mv);
    expect(preload.length).toBeLessThan(8000);
  });

  it('the page names its files from the root, so that a reload below / finds them', () => {
    const page = read('renderer/index.html');
    expect(page).toMatch(/src="\/assets\//v);
    expect(page).not.toMatch(/(?:src|href)="\.{1,2}\//v);
  });

  it('the page has no inline script, style or handler, which its policy would stop', () => {
    const page = read('renderer/index.html');
    expect(page).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son[a-z]+=/v);
  });

  it('the server’s origin is baked into main, without the path', () => {
    expect(read('main/index.js')).toContain('"https://oja.example"');
  });
});
