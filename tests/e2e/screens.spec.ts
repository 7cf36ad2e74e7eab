import { expect, test } from '@playwright/test';

import { isGate } from '../suite.ts';
import { expectTexts } from './expect-texts.ts';
import { findSharedNames } from './find-shared-names.ts';
import { bringAxe, findViolations } from './find-violations.ts';
import { openScreen } from './open-screen.ts';
import { SCREENS } from './screens.ts';
import { SPEC_TEXTS } from './spec-texts.ts';
import { watchConsole } from './watch-console.ts';

/** A phone and a desktop, in pixels. */
const WIDTHS = [390, 1440] as const;

/**
 * Every screen, on a phone and on a desktop: it has its title and the specification's texts, gives each article and
 * landmark a unique name, logs nothing, and is never wider than the window. Axe judges it once, with the server's own
 * data; both widths and modes, and the gate, have the stories of the same screens.
 */
for (const screen of SCREENS) {
  test(screen.name, async ({ page }) => {
    // The expired link of the activation page is refused on purpose; Chromium logs every error status.
    const messages = watchConsole(page, (text) => screen.name === 'activate' && text.includes('status of 4'));
    await page.setViewportSize({ width: WIDTHS[0], height: 900 });
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
      await page.setViewportSize({ width, height: 900 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - globalThis.innerWidth),
        `wider than ${width} px`,
      ).toBeLessThanOrEqual(0);
    }
    expect(messages).toEqual([]);
  });
}
