import { join } from 'node:path';

import type { Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openPage, startBrowser } from './open-page.ts';
import { serveFolder, type ServedFolder } from './serve-folder.ts';

/** The background of an element, or of what it draws after itself. */
const groundOf = (target: Locator, pseudo?: string) =>
  target.evaluate((element, part) => getComputedStyle(element, part).backgroundColor, pseudo);

const iconOf = (link: Locator) => link.locator('svg').locator('..');

/** How many colours an element shows, without those of the smooth edges between them. */
async function countColours(target: Locator): Promise<number> {
  const { data, info } = await sharp(await target.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const colour = data.subarray(at, at + 3).join(' ');
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts.values()].filter((count) => count > (info.width * info.height) / 50).length;
}

describe('with forced colours, as in Windows’ contrast themes', () => {
  let browser: Browser;
  let served: ServedFolder;
  let page: Page;

  beforeAll(async () => {
    [browser, served] = await Promise.all([
      startBrowser(),
      serveFolder(join(import.meta.dirname, '../../dist-storybook')),
    ]);
    ({ page } = await openPage(browser));
    await page.emulateMedia({ forcedColors: 'active' });
  }, 60_000);
  afterAll(() => Promise.all([browser?.close(), served?.close()]));

  const open = (story: string) => page.goto(`${served.url}iframe.html?id=${story}&viewMode=story&embed=true`);

  test('the selected tab has a line', async () => {
    await open('layout-tabs--overview');
    const lines = page.getByRole('tab');
    const selected = await groundOf(page.getByRole('tab', { selected: true }).first(), '::after');
    expect(selected).not.toBe(await groundOf(lines.and(page.locator('[data-state=inactive]')).first(), '::after'));
  });

  test('the current page stands out in the tab bar', async () => {
    await open('layout-tabbar--overview');
    const current = page.locator('a[aria-current=page]').first();
    const other = page.locator('nav a:not([aria-current])').first();
    expect(await groundOf(iconOf(current))).not.toBe(await groundOf(iconOf(other)));
  });

  test('a progress bar shows how far it is', async () => {
    await open('feedback-progressbar--overview');
    const half = page.locator('progress[value="0.4"]').first();
    expect(await countColours(half)).toBeGreaterThan(1);
  });

  test('a switch shows whether it is on', async () => {
    await open('forms-switch--overview');
    const on = await page.getByRole('switch', { checked: true }).first().screenshot();
    const off = await page.getByRole('switch', { checked: false }).first().screenshot();
    expect(on.equals(off)).toBe(false);
  });
});
