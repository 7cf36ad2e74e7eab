import { fileURLToPath } from 'node:url';

import { test } from '@playwright/test';
import sharp from 'sharp';

import { openScreen } from '../e2e/open-screen.ts';
import { MODES, SCREENS } from '../e2e/screens.ts';

/** In pixels: a phone, a small laptop, a laptop, a wide monitor. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** The width of a stored picture, in pixels: enough to read it, and small to download. */
const STORED_WIDTH = 1024;

const FOLDER = fileURLToPath(new URL('../../docs/screens/', import.meta.url));

for (const screen of SCREENS) {
  for (const mode of MODES) {
    for (const size of SIZES) {
      const name = `${screen.name}-${mode}-${size.width}`;
      test(name, async ({ page }) => {
        await page.setViewportSize(size);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.addInitScript((stored) => localStorage.setItem('oja.mode', stored), mode);
        // As in a browser that has not been asked: the headless one denies notifications by default.
        await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));
        await openScreen(page, screen);
        const picture = await page.screenshot({ fullPage: screen.name === 'landing' });
        await sharp(picture)
          .resize({ width: STORED_WIDTH, withoutEnlargement: true })
          .webp({ quality: 75 })
          .toFile(`${FOLDER}${name}.webp`);
      });
    }
  }
}
