import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

/** What of Electron's security checklist (docs/decisions/016) no other test holds: that the shell never asks for less than Electron gives. */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What the shell's own files say, without their comments. */
const SOURCES = ['src/main', 'src/preload', 'src/bridge'].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => {
      const path = `${folder}/${name}`;
      return { path, code: readFileSync(join(ROOT, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmv, '') };
    }),
);
const filesWith = (pattern: RegExp) => SOURCES.filter(({ code }) => pattern.test(code)).map(({ path }) => path);

describe('the shell', () => {
  it('makes one kind of window, isolated, sandboxed and without Node', () => {
    expect(filesWith(/new (?:BrowserWindow|WebContentsView|BrowserView)\(/v)).toEqual(['src/main/window.ts']);
    const { code = '' } = SOURCES.find(({ path }) => path === 'src/main/window.ts') ?? {};
    expect(code.match(/new BrowserWindow\(/gv)).toHaveLength(1);
    const { preferences = '' } = /webPreferences: \{(?<preferences>[^\}]*)\}/v.exec(code)?.groups ?? {};
    const set = Object.fromEntries(preferences.split(',').map((each) => each.split(':').map((part) => part.trim())));
    // Another preference is to be thought about here first.
    expect(set).toEqual({ preload: 'options.preload', contextIsolation: 'true', sandbox: 'true', nodeIntegration: 'false', spellcheck: 'true' });
  });

  it('sandboxes what else there may be, before anything is shown', () => {
    expect(filesWith(/\bapp\.enableSandbox\(\)/v)).toEqual(['src/main/index.ts']);
  });

  it.each([
    ['weakens the page’s own protection', /webSecurity|allowRunningInsecureContent|disable-web-security|ignore-certificate-errors|setCertificateVerifyProc|certificate-error/v],
    ['turns on what Chromium has not', /experimentalFeatures|enableBlinkFeatures|appendSwitch|appendArgument/v],
    ['has views of other pages', /webviewTag|<webview|allowpopups/v],
    ['loads a page from a file', /loadFile\(|['"`]file:/v],
    ['runs texts as code', /\beval\(|new Function\(|executeJavaScript|insertCSS|runInNewContext/v],
    ['gives Node to workers or frames', /nodeIntegrationIn(?:Worker|SubFrames)/v],
    ['lets the policy be left out', /bypassCSP|webRequest/v],
  ])('never %s', (_what, pattern) => {
    expect(filesWith(pattern)).toEqual([]);
  });

  it('hands addresses to the system, and listens to pages, in one place each', () => {
    expect(filesWith(/shell\.(?:openExternal|openPath)\(/v)).toEqual(['src/main/open-outside.ts']);
    expect(filesWith(/ipcMain\.\w+\(/v)).toEqual(['src/main/ipc.ts']);
    expect(filesWith(/\bipcRenderer\b/v)).toEqual(['src/preload/index.ts']);
    expect(filesWith(/exposeInMainWorld\(/v)).toEqual(['src/preload/index.ts']);
  });

  it('opens addresses through the one rule, Google’s as well', () => {
    expect(filesWith(/import \{[^\}]*\bshell\b[^\}]*\} from 'electron'/v)).toEqual(['src/main/open-outside.ts']);
  });
});

describe('the version of Electron', () => {
  it('is one, exactly, and somebody asks every week whether there is a newer one', () => {
    const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(devDependencies['electron']).toMatch(/^\d+\.\d+\.\d+$/v);
    expect(parse(readFileSync(join(ROOT, '.github/dependabot.yml'), 'utf8'))).toMatchObject({
      updates: expect.arrayContaining([expect.objectContaining({ 'package-ecosystem': 'npm', schedule: { interval: 'weekly' } })]),
    });
  });
});

describe('the checklist', () => {
  const rows = readFileSync(join(ROOT, 'docs/decisions/016-electrons-security-checklist.md'), 'utf8').split('\n').filter((line) => /^\| \d+ \|/v.test(line));

  it('has its twenty points, in order', () => {
    expect(rows.map((row) => Number(row.split('|')[1]))).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  it.each(rows)('%s names tests that are there', (row) => {
    const tests = [...(row.split('|')[4] ?? '').matchAll(/`(?<path>[^`]+)`/gv)].map(({ groups }) => groups?.['path'] ?? '');
    expect(tests.length).toBeGreaterThan(0);
    for (const path of tests) expect(existsSync(join(ROOT, path.includes('/') ? path : `src/main/${path}`))).toBe(true);
  });
});
