import { expect, test } from '@playwright/test';

import { prepareAction } from './prepare-action.ts';
import { ACTIONS } from './slow-actions.ts';

/**
 * A slow line: every action answers with something to see before anything has come from the server. How soon, in
 * milliseconds, `npm run bench answers` tells.
 */
test.describe('while nothing comes from the server, something is to be seen after the press', () => {
  for (const action of ACTIONS) {
    test(action.does, async ({ page, request }) => {
      const cast = await prepareAction(page, request, action);
      const isShown = () => page.locator(action.shows).filter({ visible: true }).count();
      expect(await isShown(), 'what answers is not there before the press').toBe(0);
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
