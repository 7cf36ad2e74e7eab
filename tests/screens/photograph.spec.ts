import { fileURLToPath } from 'node:url';

import { test } from '@playwright/test';
import sharp from 'sharp';

import { openScreen } from '../e2e/open-screen.ts';
import { MODES, SCREENS } from '../e2e/screens.ts';

const FOLDER = fileURLToPath(new URL('../../docs/screens/', import.meta.url));

for (const screen of SCREENS) {
  for (const mode of MODES) {
    for (const width of [390, 1440]) {
      test(`${screen.name}-${mode}-${width}`, async ({ page }) => {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.addInitScript((stored) => localStorage.setItem('oja.mode', stored), mode);
        // As in a browser that has not been asked: the headless one denies notifications by default.
        await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));
        await openScreen(page, screen);
        const picture = await page.screenshot({ fullPage: screen.name === 'landing' });
        await sharp(picture).webp({ quality: 82 }).toFile(`${FOLDER}${screen.name}-${mode}-${width}.webp`);
      });
    }
  }
}
