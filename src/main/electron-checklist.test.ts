import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

/**
 * The points of Electron's security checklist (docs/decisions/016) that no other test covers: the shell never weakens
 * Electron's defaults.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The source of the shell's files, without comments. */
const SOURCES = globSync('src/{main,preload,bridge}/**/*.ts', { cwd: ROOT })
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => path.replaceAll('\\', '/'))
  .toSorted()
  .map((path) => ({
    path,
    code: readFileSync(join(ROOT, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmv, ''),
  }));
const filesWith = (pattern: RegExp) => SOURCES.filter(({ code }) => pattern.test(code)).map(({ path }) => path);

describe('the shell', () => {
  it('creates one kind of window: isolated, sandboxed and without Node', () => {
    expect(filesWith(/new (?:BrowserWindow|WebContentsView|BrowserView)\(/v)).toEqual(['src/main/window/window.ts']);
    const { code = '' } = SOURCES.find(({ path }) => path === 'src/main/window/window.ts') ?? {};
    expect(code.match(/new BrowserWindow\(/gv)).toHaveLength(1);
    const { preferences = '' } = /webPreferences: \{(?<preferences>[^\}]*)\}/v.exec(code)?.groups ?? {};
    const set = Object.fromEntries(preferences.split(',').map((each) => each.split(':').map((part) => part.trim())));
    // Review any other preference here before adding it.
    expect(set).toEqual({
      preload: 'options.preload',
      contextIsolation: 'true',
      sandbox: 'true',
      nodeIntegration: 'false',
      spellcheck: 'true',
    });
  });

  it('enables the sandbox for all other contents before it shows anything', () => {
    expect(filesWith(/\bapp\.enableSandbox\(\)/v)).toEqual(['src/main/index.ts']);
  });

  it.each([
    [
      'weakens web security',
      /webSecurity|allowRunningInsecureContent|disable-web-security|ignore-certificate-errors|setCertificateVerifyProc|certificate-error/v,
    ],
    ['enables experimental Chromium features', /experimentalFeatures|enableBlinkFeatures|appendSwitch|appendArgument/v],
    ['embeds other pages', /webviewTag|<webview|allowpopups/v],
    ['loads a page from a file', /loadFile\(|['"`]file:/v],
    ['evaluates text as code', /\beval\(|new Function\(|executeJavaScript|insertCSS|runInNewContext/v],
    ['gives Node to workers or frames', /nodeIntegrationIn(?:Worker|SubFrames)/v],
    ['bypasses the content policy', /bypassCSP|webRequest/v],
  ])('never %s', (_what, pattern) => {
    expect(filesWith(pattern)).toEqual([]);
  });

  it('hands addresses to the system in one place, and listens to pages in one place', () => {
    expect(filesWith(/shell\.(?:openExternal|openPath)\(/v)).toEqual(['src/main/security/open-outside.ts']);
    expect(filesWith(/ipcMain\.\w+\(/v)).toEqual(['src/main/calls/ipc.ts']);
    expect(filesWith(/\bipcRenderer\b/v)).toEqual(['src/preload/index.ts']);
    expect(filesWith(/exposeInMainWorld\(/v)).toEqual(['src/preload/index.ts']);
  });

  it('opens every address through the same rule, including Google’s', () => {
    expect(filesWith(/import \{[^\}]*\bshell\b[^\}]*\} from 'electron'/v)).toEqual([
      'src/main/security/open-outside.ts',
    ]);
  });
});

describe('the version of Electron', () => {
  it('is pinned exactly, and a weekly job checks for a newer one', () => {
    const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
      readFileSync(join(ROOT, 'package.json'), 'utf8'),
    );
    expect(devDependencies['electron']).toMatch(/^\d+\.\d+\.\d+$/v);
    expect(parse(readFileSync(join(ROOT, '.github/dependabot.yml'), 'utf8'))).toMatchObject({
      updates: expect.arrayContaining([
        expect.objectContaining({ 'package-ecosystem': 'npm', schedule: { interval: 'weekly' } }),
      ]),
    });
  });
});

describe('the checklist', () => {
  const rows = readFileSync(join(ROOT, 'docs/decisions/016-electrons-security-checklist.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| \d+ \|/v.test(line));

  it('has its twenty points, in order', () => {
    expect(rows.map((row) => Number(row.split('|')[1]))).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  it.each(rows)('%s names tests that exist', (row) => {
    const tests = [...(row.split('|')[4] ?? '').matchAll(/`(?<path>[^`]+)`/gv)].map(
      ({ groups }) => groups?.['path'] ?? '',
    );
    expect(tests.length).toBeGreaterThan(0);
    for (const path of tests) {
      const found = path.includes('/')
        ? existsSync(join(ROOT, path))
        : globSync(`src/main/**/${path}`, { cwd: ROOT }).length === 1;
      expect({ path, found }).toEqual({ path, found: true });
    }
  });
});
