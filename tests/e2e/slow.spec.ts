import { expect, test } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { prepareAction } from './prepare-action.ts';
import { ACTIONS } from './slow-actions.ts';

/**
 * A slow connection: every action shows a response before the server has answered. `npm run bench answers` measures how
 * soon, in milliseconds.
 */
test.describe('a press shows a response before the server has answered', { tag: BEYOND_GATE }, () => {
  for (const action of ACTIONS) {
    test(action.does, async ({ page, request }) => {
      const cast = await prepareAction(page, request, action);
      const isShown = () => page.locator(action.shows).filter({ visible: true }).count();
      // A list is empty until it has loaded.
      await expect.poll(isShown, 'what answers is not there before the press').toBe(0);
      const held = Promise.withResolvers<void>();
      await page.route('**/*', async (route) => {
        await held.promise;
        await route.fallback();
      });
      await action.press(page, cast);
      await expect.poll(isShown).toBeGreaterThan(0);
      held.resolve();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
});
