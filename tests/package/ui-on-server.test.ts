import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { installProject, makeFolder, run } from './installed-package.ts';
import { openPage, startBrowser } from './open-page.ts';

const NEXT = 'node_modules/next/dist/bin/next';

/** Starts the built Next.js project on a free port. Resolves with its address. */
function startNext(folder: string): Promise<{ server: ChildProcess; url: string }> {
  const server = spawn(process.execPath, [join(folder, NEXT), 'start', '-H', '127.0.0.1', '-p', '0'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (text: Buffer) => {
      output += String(text);
      const url = /Ready in/.test(output) && /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (url) resolve({ server, url });
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.on('exit', () => reject(new Error(`Next.js did not start.\n${output}`)));
  });
}

describe('@oja/ui, packed and installed in a Next.js project with an App Router', () => {
  const folder = makeFolder();
  let browser: Browser | undefined;
  let server: ChildProcess | undefined;
  let url: string;

  beforeAll(async () => {
    installProject('next-app', folder);
    run(process.execPath, [NEXT, 'build'], folder);
    ({ server, url } = await startNext(folder));
    browser = await startBrowser();
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    server?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  test('a server page has its controls in its HTML, before any script', async () => {
    const html = await (await fetch(url)).text();
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*>(?:<[^>]*>)*Search/);
    expect(html).toMatch(/<input[^>]*role="combobox"/);
    expect(html).toMatch(/role="tab"[^>]*aria-selected="true"/);
    expect(html).toContain('You follow nobody yet.');
    expect(html).toMatch(/<a[^>]*class="oja-Button-[^>]*href="\/orders"|<a[^>]*href="\/orders"[^>]*class="oja-Button-/);
    expect(html).not.toContain('<style');
  });

  test('its controls work in Chromium without console messages, and its form opens a page rendered on request', async () => {
    if (!browser) throw new Error('There is no browser.');
    const { page, complaints } = await openPage(browser);
    await page.goto(url);
    // React adds its own properties to an element that it has hydrated.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('[role=combobox]') ?? {}).some((key) => key.startsWith('__reactProps')),
    );
    await page.getByRole('tab', { name: 'Followers' }).click();
    await page.getByText('Nobody follows you yet.').waitFor();
    await page.getByRole('combobox', { name: 'Category' }).fill('fab');
    await page.getByRole('option', { name: 'Fabrics' }).click();
    const button = page.getByRole('button', { name: 'Search' });
    expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(245, 173, 27)');
    await button.click();
    await page.getByRole('heading', { name: 'No orders of Fabrics' }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Orders of this year' }).click();
    await page.getByRole('heading', { name: 'No orders of everything' }).waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });
});
