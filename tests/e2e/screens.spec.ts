import { expect, test } from '@playwright/test';

import { isGate } from '../suite.ts';
import { expectTexts } from './expect-texts.ts';
import { findSharedNames } from './find-shared-names.ts';
import { bringAxe, findViolations } from './find-violations.ts';
import { openScreen, resizeScreen } from './open-screen.ts';
import { SCREENS } from './screens.ts';
import { SPEC_TEXTS } from './spec-texts.ts';
import { watchConsole } from './watch-console.ts';

/**
 * In pixels: the narrowest window, a phone, each arrangement of panes, a wide monitor. Zoom of 200 % halves a window:
 * 512 and 720 px are those of 1024 and 1440 px.
 */
const WIDTHS = [320, 390, 512, 720, 820, 1024, 1440, 1920] as const;
/**
 * Chromium logs every error status. The expired link of the activation page is refused on purpose. The landing page
 * lists a post for up to a minute after another test has deleted it with its pictures (decision 057).
 */
const isExpected = (screen: string, text: string, url: string) =>
  (screen === 'activate' && text.includes('status of 4')) ||
  (screen === 'landing' && text.includes('status of 404') && url.includes('/images/'));

/** The width at which axe judges a screen once more: panes and columns stand side by side there. */
const DESKTOP = 1440;

/**
 * Every screen, from the narrowest window to a wide monitor: it has its title and the specification's texts, gives each
 * article and landmark a unique name, logs nothing, and is never wider than the window. Axe judges it on a phone and on
 * a desktop, with the server's own data; the stories of the same screens are judged in both modes as well.
 */
for (const screen of SCREENS) {
  test(screen.name, async ({ page }) => {
    const messages = watchConsole(page, (text, url) => isExpected(screen.name, text, url));
    await page.setViewportSize({ width: 390, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openScreen(page, screen);
    // The unread count may precede it.
    const name = expect.poll(async () => (await page.title()).replace(/^\(\d+\+?\) /, ''));
    await (typeof screen.title === 'string' ? name.toBe(screen.title) : name.toMatch(screen.title));
    if (screen.texts) await expectTexts(page, SPEC_TEXTS[screen.texts]);
    expect(await findSharedNames(page)).toEqual([]);
    if (!isGate) {
      await bringAxe(page);
      expect(await findViolations(page)).toEqual([]);
    }

    for (const width of WIDTHS) {
      await resizeScreen(page, width);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - globalThis.innerWidth),
        `wider than ${width} px`,
      ).toBeLessThanOrEqual(0);
      if (!isGate && width === DESKTOP) expect(await findViolations(page), `axe at ${width} px`).toEqual([]);
    }
    expect(messages).toEqual([]);
  });
}
