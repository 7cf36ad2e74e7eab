import { flagByCall, postByCall } from '../e2e/market.ts';
import { makeAccount } from '../e2e/accounts.ts';
import { inDatabase } from '../processes/people.ts';
import { BEYOND_GATE } from '../suite.ts';
import { expect, signInLive } from './fixtures.ts';
import { test } from './own-server.ts';
import { leave, outside, windowState } from './window-state.ts';

/** Moderation on the desktop (product §6): an admin is notified of a report anywhere in the app. */

test(
  'an admin away from the window gets a notification of a report; a press opens it, and dismissing it by its key leaves nothing',
  { tag: BEYOND_GATE },
  async ({ market, calls, account, launch }) => {
    const customer = await makeAccount(calls);
    const gold = await postByCall(calls, market.bayo, 'Gold for nothing');
    await market.stop();
    await inDatabase(market, ({ queries }) =>
      queries.updateTable('users').set({ is_admin: 1 }).where('id', '=', account.id).execute(),
    );
    await market.comeBack();

    const { app, page } = await launch();
    await signInLive(page, account);
    const flags = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: /Flags/ });
    await expect(flags).not.toContainText(/\d/);
    await leave(app, 'hide');
    await flagByCall(calls, customer, gold, 'Scammer');
    // The report belongs to the team and is in no admin's own count.
    await expect
      .poll(() => outside(app))
      .toEqual({ tray: 'Oja', badge: 0, notifications: ['Flagged: Scammer: Gold for nothing'] });

    await app.evaluate(() => standin.pressNotification('Flagged: Scammer'));
    await expect.poll(() => windowState(app)).toBe('focused');
    const row = page.getByRole('article', { name: gold.title });
    await expect(row).toBeFocused();
    await expect(flags).toContainText('1');
    // The key first shows why the post was reported: nothing ends unseen.
    await page.keyboard.press('d');
    await expect(page.getByRole('region', { name: 'Evidence' })).toContainText('Scammer');
    await page.keyboard.press('d');
    await expect(page.getByRole('heading', { name: 'Nothing is flagged' })).toBeVisible();
    await expect(flags).not.toContainText(/\d/);
  },
);
