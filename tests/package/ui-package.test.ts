import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openPage, startBrowser } from './open-page.ts';
import { serveFolder } from './serve-folder.ts';
import { scriptWeight } from './weigh-bundle.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'oja-ui-'));
/** As strict as it gets; Vite's own default puts small typefaces into the style sheet as data. */
const POLICY = "default-src 'self'; img-src 'self' data:; font-src 'self' data:";
const BUTTON_BUDGET = 6000;

/** Runs a program as a shell would outside of these tests; gives what it printed, and prints it too where it fails. */
function run(program: string, args: readonly string[], cwd = folder): string {
  const { NODE_ENV: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

/** A package.json with nothing but what a React project starts with, in the versions that Oja uses, and the tarball. */
function packageJson(tarball: string): string {
  const { devDependencies, dependencies }: Record<string, Record<string, string>> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const versions = { ...dependencies, ...devDependencies };
  const pick = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, versions[name]]));
  return JSON.stringify({
    name: 'somebody-elses-shop',
    private: true,
    type: 'module',
    dependencies: { ...pick(['react', 'react-dom']), '@oja/ui': `file:./${tarball}` },
    devDependencies: pick(['vite', 'typescript', '@types/react', '@types/react-dom']),
  });
}

describe('@oja/ui, packed and installed in an empty Vite and React project', () => {
  let browser: Browser;

  beforeAll(async () => {
    cpSync(join(import.meta.dirname, 'app'), folder, { recursive: true });
    const [{ filename }]: [{ filename: string }] = JSON.parse(run('npm', ['pack', '--json', '-w', '@oja/ui', '--pack-destination', folder], root));
    writeFileSync(join(folder, 'package.json'), packageJson(filename));
    run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts']);
    browser = await startBrowser();
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('has types that a strict project accepts, libraries checked too', () => {
    expect(run(join(folder, 'node_modules/.bin/tsc'), ['-p', '.'])).toBe('');
  });

  test('builds, and its components work in Chromium under a strict policy with nothing said on the console', async () => {
    run(join(folder, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn']);
    const served = await serveFolder(join(folder, 'dist'), '/', POLICY);
    const { page, complaints } = await openPage(browser);
    await page.goto(served.url);
    await page.getByRole('article', { name: 'Akwete wrapper' }).waitFor();
    await page.getByRole('textbox', { name: 'Search' }).fill('wrapper');
    await page.getByText('Looking for “wrapper”').waitFor();
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('dialog', { name: 'It opens' }).waitFor();
    const look = await page.getByRole('button', { name: 'Open' }).evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(look).toBe('rgb(245, 173, 27)');
    expect(await page.evaluate(() => document.fonts.check('16px "Hanken Grotesk"'))).toBe(true);
    expect(complaints).toEqual([]);
    await page.close();
    await served.close();
  });

  test('lets a bundler take Button alone: under 6 kB beyond React', async () => {
    const react = await scriptWeight(folder, 'export * as React from "react"; export * as Dom from "react-dom/client"; export * as Jsx from "react/jsx-runtime";');
    const withButton = await scriptWeight(
      folder,
      'export * as React from "react"; export * as Dom from "react-dom/client"; export * as Jsx from "react/jsx-runtime"; export { Button } from "@oja/ui/Button";',
    );
    expect(withButton - react).toBeGreaterThan(0);
    expect(withButton - react).toBeLessThan(BUTTON_BUDGET);
  });
});
