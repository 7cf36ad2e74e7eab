import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

import { openScreen } from './open-screen.ts';
import { MODES, SCREENS } from './screens.ts';
import { watchConsole } from './watch-console.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Every screen, on a phone and on a desk, in both modes: accessible, silent in the console, never wider than the window. */
for (const screen of SCREENS) {
  for (const width of [390, 1440]) {
    test(`${screen.name} at ${width} px`, async ({ page }) => {
      // The dead link of the activation page is refused on purpose; Chromium notes every refusal.
      const said = watchConsole(page, (text) => screen.name === 'activate' && text.includes('status of 4'));
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openScreen(page, screen);

      for (const mode of MODES) {
        await page.evaluate((stored) => localStorage.setItem('oja.mode', stored), mode);
        await page.reload({ waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
        expect(violations.map(({ id, nodes }) => `${mode}, ${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - globalThis.innerWidth)).toBeLessThanOrEqual(0);
      }
      expect(said).toEqual([]);
    });
  }
}
