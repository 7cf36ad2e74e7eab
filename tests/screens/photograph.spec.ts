import { test } from '@playwright/test';

import { openScreen } from '../e2e/open-screen.ts';
import { MODES, SCREENS } from '../e2e/screens.ts';
import { storePicture } from './store-picture.ts';

/** In pixels: a phone, a small laptop, a laptop, a wide monitor. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

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
        await storePicture(page, name, { fullPage: screen.name === 'landing' });
      });
    }
  }
}
