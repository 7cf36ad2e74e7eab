import { expect, test } from '@playwright/test';

import { bringAxe, findViolations } from './find-violations.ts';
import { openScreen } from './open-screen.ts';
import { MODES, SCREENS } from './screens.ts';
import { watchConsole } from './watch-console.ts';

/** A phone and a desk, in pixels. */
const WIDTHS = [390, 1440] as const;

/** Every screen, on a phone and on a desk, in both modes: called by its name, accessible, silent in the console, never wider than the window. */
for (const screen of SCREENS) {
  test(screen.name, async ({ page }) => {
    // The dead link of the activation page is refused on purpose; Chromium notes every refusal.
    const said = watchConsole(page, (text) => screen.name === 'activate' && text.includes('status of 4'));
    await page.setViewportSize({ width: WIDTHS[0], height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openScreen(page, screen);
    // How much is unread may stand before it.
    const name = expect.poll(async () => (await page.title()).replace(/^\(\d+\+?\) /, ''));
    await (typeof screen.title === 'string' ? name.toBe(screen.title) : name.toMatch(screen.title));
    await bringAxe(page);

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const mode of MODES) {
        await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
        // What has a transition passes from one mode's colour to the other's.
        await page.evaluate(() => Promise.allSettled(document.getAnimations().filter((one) => one instanceof CSSTransition).map(({ finished }) => finished)));
        expect(await findViolations(page), `${mode} at ${width} px`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - globalThis.innerWidth)).toBeLessThanOrEqual(0);
      }
    }
    expect(said).toEqual([]);
  });
}
