import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { freePort } from '../../packages/server/test/free-port.ts';
import { countingProxy } from '../processes/counting-proxy.ts';
import { copyDemoMarket } from '../processes/demo-market.ts';
import { startOja } from '../processes/oja-server.ts';
import { BEYOND_GATE } from '../suite.ts';
import { logInAs, startSession } from './demo.ts';
import { say } from './two-people.ts';

/** The meter of used data in Settings, and the data saver (decision 030). */

test.use({ serviceWorkers: 'allow' });

test(
  'the meter is right within five percent of what goes over the line: pages, pictures, calls, the socket and the worker',
  { tag: BEYOND_GATE },
  async ({ browser }) => {
    test.setTimeout(360_000);
    const dataDir = await mkdtemp(join(tmpdir(), 'oja-meter-'));
    await copyDemoMarket(dataDir);
    const [port, proxyPort] = [await freePort(), await freePort()];
    const url = `http://localhost:${proxyPort}`;
    const { program } = await startOja({
      dataDir,
      port,
      environment: { HOST: 'localhost', OJA_DEMO: 'on', PUBLIC_URL: url },
    });
    const proxy = await countingProxy(proxyPort, port);
    const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 } });
    try {
      const page = await context.newPage();
      await logInAs(page, 'customer');
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      for (let swipe = 0; swipe < 12; swipe += 1) {
        await page.mouse.wheel(0, 800);
        await page.waitForTimeout(150);
      }
      await page.getByRole('link', { name: /^Chat/ }).click();
      await page.locator('a[href^="/dashboard/chat/"]').first().click();
      for (let number = 0; number < 10; number += 1) await say(page, `Is it still there? ${number}`);
      await page.waitForTimeout(2000);
      await page.getByRole('link', { name: 'Profile' }).click();
      // The meter stores every five seconds.
      await page.waitForTimeout(6000);
      const stored = await page.evaluate(() => localStorage.getItem('oja.data-used') ?? '{}');
      const days: Record<string, number> = JSON.parse(stored);
      const counted = Object.values(days).reduce((total, bytes) => total + bytes, 0);
      const share = counted / proxy.total();
      test.info().annotations.push({ type: 'of the bytes on the line', description: share.toFixed(3) });
      expect(share).toBeGreaterThan(0.95);
      expect(share).toBeLessThan(1.05);
    } finally {
      await context.close();
      await proxy.stop();
      await program.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);

test(
  'with the data saver no typeface is requested, and Settings turns it off and on',
  { tag: BEYOND_GATE },
  async ({ page }) => {
    const typefaces: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) typefaces.push(request.url());
    });
    await startSession(page, 'customer');
    await page.addInitScript(() => localStorage.setItem('oja.data-saver', 'on'));
    for (const path of ['/', '/dashboard', '/dashboard/settings']) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
    }
    expect(typefaces).toEqual([]);
    const saver = page.getByRole('switch', { name: 'Data saver' });
    await expect(saver).toBeChecked();
    await saver.click();
    await expect(page.locator('html')).not.toHaveAttribute('data-typefaces', 'none');
    await expect.poll(() => typefaces.length).toBeGreaterThan(0);
  },
);
