import { expect, test } from '@playwright/test';

import { makeCast } from './cast.ts';
import { startSession } from './demo.ts';
import { measureAnswer } from './measure-answer.ts';
import { ACTIONS, BUSY } from './slow-actions.ts';

/** A slow line: every action answers at once with something to see. */

const LATENCY_MS = 400;

test.describe('with 400 ms of latency, something is to be seen within 100 ms of the press', () => {
  for (const { does, at, as, prepare, before, press, shows } of ACTIONS) {
    test(does, async ({ page, request }) => {
      const cast = await makeCast(request);
      await prepare?.(page, cast);
      if (as === 'admin') await startSession(page, 'admin');
      else if (as !== 'visitor') await startSession(page, cast[as ?? 'viewer'].userName, cast[as ?? 'viewer'].password);
      await page.goto(at(cast));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main[aria-busy="true"], main [aria-busy="true"]')).toHaveCount(0);
      await before?.(page, cast);
      // What was opened on the way has come.
      await expect(page.locator(BUSY)).toHaveCount(0);
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', { offline: false, latency: LATENCY_MS, downloadThroughput: -1, uploadThroughput: -1 });
      const answered = await measureAnswer(page, session, shows);
      await press(page, cast);
      const { wallMs, processorMs } = await answered();
      // On a busy machine a page waits for the processor too: what counts is that it needed little of it, and not the line.
      expect(Math.min(wallMs, processorMs)).toBeLessThan(100);
      expect(wallMs).toBeLessThan(LATENCY_MS);
    });
  }
});
