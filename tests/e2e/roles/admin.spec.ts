import { expect } from '@playwright/test';

import { BEYOND_GATE } from '../../suite.ts';
import { makeAccount, type TestAccount } from '../accounts.ts';
import { startSession } from '../demo.ts';
import { openFlagActions } from '../flag-actions.ts';
import { flagByCall, postByCall } from '../market.ts';
import { expectTitle, expectToast, tabLink, test, WIDTHS } from './story.ts';

/** An admin's tasks: reports and verification, which no other role can do (product §2 "flags", §6). */

for (const width of WIDTHS) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('an admin’s whole story', { tag: BEYOND_GATE }, async ({ page, request, browser, baseURL, witness }) => {
      test.setTimeout(180_000);
      const [vendor, reporter, hopeful] = await Promise.all([
        makeAccount(request, { vendor: true }),
        makeAccount(request, { name: 'Kunle Ajayi' }),
        makeAccount(request, { name: 'Zainab Musa' }),
      ]);
      const sofa = await postByCall(request, vendor, `Sofa of ${vendor.userName}`);
      const fake = await postByCall(request, vendor, `Cheap gold of ${vendor.userName}`);
      await flagByCall(request, reporter, fake, 'Scammer');

      const openAs = async (account: TestAccount) => {
        const context = await browser.newContext({
          ...(baseURL !== undefined && { baseURL }),
          viewport: { width, height: 900 },
          serviceWorkers: 'block',
        });
        const opened = await context.newPage();
        await witness.watch(opened);
        await startSession(opened, account.userName, account.password);
        return opened;
      };

      await test.step('a customer reports a post, with a reason and only once', async () => {
        const customer = await openAs(reporter);
        await customer.goto(`/dashboard/post/details/${sofa.id}`);
        await customer.getByRole('button', { name: `Menu of “${sofa.title}”` }).click();
        await expect(customer.getByRole('menuitem')).toHaveText(['Message vendor about this', 'Flag']);
        await customer.getByRole('menuitem', { name: 'Flag' }).click();
        const dialog = customer.getByRole('dialog', { name: 'Flag this post' });
        const send = dialog.getByRole('button', { name: /Flag/ });
        await send.click();
        await expect(dialog.getByText('Please provide a reason for flag')).toBeVisible();
        await expect(dialog.getByRole('radio')).toHaveCount(7);
        await dialog.getByRole('radio', { name: 'Fake Product' }).check();
        await send.click();
        await expectToast(customer, 'Thank you. An admin will look at this post.');

        witness.refused('/api/v1/posts/flag');
        await customer.getByRole('button', { name: `Menu of “${sofa.title}”` }).click();
        await customer.getByRole('menuitem', { name: 'Flag' }).click();
        await dialog.getByRole('radio', { name: 'Spam' }).check();
        await send.click();
        await expect(dialog.getByText('You have already reported this post.')).toBeVisible();

        await customer.goto('/dashboard/flags');
        await expect(customer).toHaveURL(/\/dashboard$/);
        await expect(tabLink(customer, 'Flags')).toHaveCount(0);
        await customer.context().close();
      });

      await test.step('the tab shows the number of flagged posts, and the screen lists them', async () => {
        await startSession(page, 'admin');
        await page.goto('/dashboard');
        await expect(tabLink(page, 'Flags')).toContainText(/\d/);
        await tabLink(page, 'Flags').click();
        await expectTitle(page, 'Flagged posts');
        await expect(page.getByRole('article', { name: sofa.title })).toContainText('Fake Product');
      });

      await test.step('one report is dismissed, one post deleted', async () => {
        const reported = page.getByRole('article', { name: sofa.title });
        await (await openFlagActions(page, sofa.title)).getByRole('button', { name: /Dismiss/ }).click();
        await expect(reported).toHaveCount(0);
        const gold = page.getByRole('article', { name: fake.title });
        await (await openFlagActions(page, fake.title)).getByRole('button', { name: 'Delete post' }).click();
        await page.getByRole('dialog', { name: 'Delete this post?' }).getByRole('button', { name: 'Delete' }).click();
        await expectToast(page, 'Post deleted successfully');
        await expect(gold).toHaveCount(0);
      });

      await test.step('another’s post can be flagged and deleted, not edited', async () => {
        await page.goto(`/dashboard/post/details/${sofa.id}`);
        await page.getByRole('button', { name: `Menu of “${sofa.title}”` }).click();
        await expect(page.getByRole('menuitem')).toHaveText(['Message vendor about this', 'Flag', 'Delete']);
        await page.keyboard.press('Escape');
      });

      await test.step('a user is verified as a vendor, and can post', async () => {
        const customer = await openAs(hopeful);
        await customer.goto('/dashboard/post');
        await expect(customer).toHaveURL(/\/dashboard\/verify-vendor$/);
        await customer.goto(`/dashboard/profile/${vendor.id}`);
        await expectTitle(customer, vendor.userName);
        await expect(customer.getByRole('button', { name: 'Withdraw verification' })).toHaveCount(0);

        await page.goto(`/dashboard/profile/${hopeful.id}`);
        await page.getByRole('button', { name: 'Verify vendor' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
        await expectToast(page, 'This person is now a verified vendor.');
        await expect(page.getByRole('button', { name: 'Withdraw verification' })).toBeVisible();

        await customer.goto('/dashboard/post');
        await expectTitle(customer, 'New post');
        await customer.context().close();
      });
    });
  });
}
