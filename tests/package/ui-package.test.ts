import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import manifest from '../../packages/ui/package.json' with { type: 'json' };
import { builtModules, installProject, makeFolder, run } from './installed-package.ts';
import { openPage, startBrowser } from './open-page.ts';
import { serveFolder } from './serve-folder.ts';
import shop from './vite-app/package.json' with { type: 'json' };
import { scriptWeight } from './weigh-bundle.ts';

/** Vite's defaults put small fonts into the style sheet as data: that page needs `data:`, the other one does not. */
const POLICY = "default-src 'self'; font-src 'self' data:";
const STRICTEST_POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'";
const BUTTON_BUDGET = 6000;

/** The copy of the project `vite-app`, which has React 19.0, the oldest that the package allows. */
const folder = makeFolder();

/** The import paths of the installed package: each component, hook and function. */
const importPaths = () => builtModules(join(folder, 'node_modules/@oja/ui/dist')).map((name) => `@oja/ui/${name}`);

const vite = (...args: string[]) => run(join(folder, 'node_modules/.bin/vite'), args, folder);

/** The examples of the package's README, as modules. */
function readmeExamples(): string[] {
  const readme = readFileSync(join(folder, 'node_modules/@oja/ui/README.md'), 'utf8');
  return [...readme.matchAll(/^```tsx\n(.*?)^```/gms)].map(([, code = '']) => code);
}

/** Runs a module's code in Node, in the project. */
const runModule = (code: string) => run(process.execPath, ['--input-type=module', '--eval', code], folder).trim();

/** What a page would notice first if a style sheet of the library reached an element of its own. */
const styleOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { backgroundColor, color, colorScheme, fontFamily, fontSize, marginTop, boxSizing } =
      getComputedStyle(element);
    return { backgroundColor, color, colorScheme, fontFamily, fontSize, marginTop, boxSizing };
  });

describe('@oja/ui, packed and installed in an empty Vite and React project', () => {
  let browser: Browser;

  beforeAll(async () => {
    installProject('vite-app', folder);
    writeFileSync(
      join(folder, 'src/everything.ts'),
      importPaths()
        .map((path, index) => `export * as all${index} from '${path}';\n`)
        .join(''),
    );
    for (const [index, code] of readmeExamples().entries())
      writeFileSync(join(folder, `src/readme-${index}.tsx`), `${code}\nexport {};\n`);
    vite('build', '--logLevel', 'warn');
    vite('build', '--logLevel', 'warn', '--assetsInlineLimit', '0', '--outDir', 'dist-strict');
    browser = await startBrowser();
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('is installed with the oldest React that its range allows, with the types of that time', () => {
    const { react, 'react-dom': dom } = shop.dependencies;
    expect(manifest.peerDependencies).toEqual({ react: `^${react}`, 'react-dom': `^${dom}` });
    const installed: { version: string } = JSON.parse(
      readFileSync(join(folder, 'node_modules/react/package.json'), 'utf8'),
    );
    expect(installed.version).toBe(react);
    expect(shop.devDependencies['@types/react']).toBe('19.0.0');
  });

  test('has types that a strict project accepts, including its libraries; the README’s examples are correct', () => {
    expect(readmeExamples().length).toBeGreaterThan(1);
    expect(run(join(folder, 'node_modules/.bin/tsc'), ['-p', '.'], folder)).toBe('');
  });

  test('every component and hook can be imported in Node', () => {
    expect(importPaths().length).toBeGreaterThan(60);
    const code = `for (const path of ${JSON.stringify(importPaths())}) if (Object.keys(await import(path)).length === 0) throw new Error(path + ' exports nothing.');`;
    expect(runModule(code)).toBe('');
  });

  test('does not export its other files', () => {
    for (const path of ['hooks/debouncer', 'Toast/ToastItem', 'dist/Button/Button.js', 'src/Button/Button.tsx']) {
      const output = runModule(
        `import('@oja/ui/${path}').then(() => console.log('given'), (error) => console.log(error.code));`,
      );
      expect([path, output]).toEqual([
        path,
        expect.stringMatching(/^ERR_(MODULE_NOT_FOUND|PACKAGE_PATH_NOT_EXPORTED)$/),
      ]);
    }
  });

  test('a bundler can build all of it, and drop everything unused', async () => {
    const everything = importPaths().map((path) => `import ${JSON.stringify(path)};`);
    expect(await scriptWeight(folder, `${everything.join('')} export const nothing = 0;`)).toBeLessThan(200);
    const all = importPaths().map((path, index) => `export * as all${index} from ${JSON.stringify(path)};`);
    expect(await scriptWeight(folder, all.join(''))).toBeGreaterThan(80_000);
  });

  test('a page with styles of its own can use one component, and nothing else of it is styled', async () => {
    const served = await serveFolder(join(folder, 'dist'), '/', POLICY);
    const { page, complaints } = await openPage(browser);
    await page.goto(`${served.url}/alone.html`);
    await page.getByRole('button', { name: 'Buy' }).waitFor();
    expect(await styleOf(page, '#root button')).toMatchObject({
      backgroundColor: 'rgb(245, 173, 27)',
      boxSizing: 'border-box',
    });
    const { page: plain } = await openPage(browser);
    await plain.setContent(
      '<h1>One</h1><section data-theme="ocean"><p>Two</p><button id="own">Three</button></section>',
    );
    for (const selector of ['body', 'h1', 'section', 'p', '#own'])
      expect([selector, await styleOf(page, selector)]).toEqual([selector, await styleOf(plain, selector)]);
    expect(complaints).toEqual([]);
    await plain.close();
    await page.close();
    await served.close();
  });

  test('each component has a style sheet of its own, in layers', () => {
    const dist = join(folder, 'node_modules/@oja/ui/dist');
    const components = readdirSync(dist).filter((name) => existsSync(join(dist, name, `${name}.js`)) && name !== 'cx');
    const without = components
      .filter((name) => name !== 'graphemes')
      .filter((name) => !existsSync(join(dist, name, `${name}.css`)));
    expect(without).toEqual([]);
    for (const name of ['styles', 'tokens', 'reset', 'Button/Button']) {
      const css = readFileSync(join(dist, `${name}.css`), 'utf8');
      expect([name, css]).toEqual([name, expect.stringMatching(/^@layer oja\.reset, oja\.tokens, oja\.components;/)]);
    }
  });

  test('a page with one button loads less than 4 kB of style, the tokens included', () => {
    const page = readFileSync(join(folder, 'dist/alone.html'), 'utf8');
    const sheets = Array.from(page.matchAll(/href="(\/[^"]+\.css)"/g), ([, path = '']) =>
      readFileSync(join(folder, 'dist', path)),
    );
    expect(sheets.length).toBeGreaterThan(0);
    expect(gzipSync(Buffer.concat(sheets)).byteLength).toBeLessThan(4000);
  });

  test('files that need a browser say so, and a file that only composes elements does not', () => {
    const dist = join(folder, 'node_modules/@oja/ui/dist');
    const isClient = (file: string) => readFileSync(join(dist, file), 'utf8').startsWith('"use client"');
    expect(['Button', 'Dialog', 'Combobox', 'Tabs'].map((name) => isClient(`${name}/${name}.js`))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['Card', 'VisuallyHidden'].map((name) => isClient(`${name}/${name}.js`))).toEqual([false, false]);
    const silent = readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .filter((file) => /\buse[A-Z]\w*\(/.test(readFileSync(join(dist, file), 'utf8')))
      .filter((file) => !isClient(file));
    expect(silent).toEqual([]);
  });

  test.each([
    ['Vite’s defaults', 'dist', POLICY],
    ['fonts and styles only from the page’s own files', 'dist-strict', STRICTEST_POLICY],
  ])('its components work in Chromium without console messages: %s', async (_, built, policy) => {
    const served = await serveFolder(join(folder, built), '/', policy);
    const { page, complaints } = await openPage(browser);
    await page.goto(served.url);
    await page.getByRole('switch', { name: 'Notifications' }).click();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('textbox', { name: 'Search' }).fill('wrapper');
    await page.getByText('Looking for “wrapper”').waitFor();
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('dialog', { name: 'It opens' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sort' }).click();
    await page.getByRole('menuitem', { name: 'Newest first' }).click();
    await page.getByText('Sorted: newest first', { exact: true }).waitFor();
    await page.getByRole('combobox', { name: 'Category' }).fill('fab');
    await page.getByRole('option', { name: 'Fabrics' }).click();
    await page.getByRole('tab', { name: 'Followers' }).click();
    await page.getByRole('tabpanel', { name: 'Followers' }).waitFor();
    const look = await page
      .getByRole('button', { name: 'Open' })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(look).toBe('rgb(245, 173, 27)');
    // The page's Yoruba words are in the small font files, which a bundler might put into the style sheet.
    await page.waitForFunction(
      () => [...document.fonts].filter(({ family, status }) => /Hanken/.test(family) && status === 'loaded').length > 1,
    );
    expect(await page.evaluate(() => document.querySelectorAll('style').length)).toBe(0);
    expect(complaints).toEqual([]);
    await page.close();
    await served.close();
  });

  test('a bundle with only Button adds less than 6 kB to React', async () => {
    const react = await scriptWeight(
      folder,
      'export * as React from "react"; export * as Dom from "react-dom/client"; export * as Jsx from "react/jsx-runtime";',
    );
    const withButton = await scriptWeight(
      folder,
      'export * as React from "react"; export * as Dom from "react-dom/client"; export * as Jsx from "react/jsx-runtime"; export { Button } from "@oja/ui/Button";',
    );
    expect(withButton - react).toBeGreaterThan(0);
    expect(withButton - react).toBeLessThan(BUTTON_BUDGET);
  });
});
