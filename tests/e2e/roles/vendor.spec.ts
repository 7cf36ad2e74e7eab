import { expect, type Page } from '@playwright/test';

import { BEYOND_GATE } from '../../suite.ts';
import { makeAccount } from '../accounts.ts';
import { startSession } from '../demo.ts';
import { places, reach } from '../feed-places.ts';
import { makeJpeg } from '../jpeg.ts';
import { commentByCall } from '../market.ts';
import { sendByCall } from '../talk.ts';
import { expectTitle, expectToast, linkToList, tabLink, test, WIDTHS } from './story.ts';

/**
 * A verified vendor's story: posting, editing, promoting, notifications, answering and deleting (product §2, §4, §6,
 * §9).
 */

const picture = async (name: string, hue: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await makeJpeg({ width: 900, height: 700, hue }),
});
const card = (page: Page, title: string) => page.getByRole('article', { name: title });

async function fillPost(page: Page, title: string, hues: number[]) {
  await page
    .locator('input[type=file]')
    .setInputFiles(await Promise.all(hues.map((hue, index) => picture(`${index}.jpg`, hue))));
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Woven in Iseyin, six yards, ready to sew.');
  await page.getByRole('combobox', { name: 'Category' }).click();
  // On a phone the field is in a sheet.
  await page
    .getByRole('combobox', { name: /ategory$/ })
    .last()
    .fill('fash');
  await page.getByRole('option', { name: 'Fashion' }).click();
  await page.getByLabel('Price', { exact: true }).fill('48,000');
  await page.getByLabel('Phone number').fill('0803 123 4567');
  await page.getByLabel('Location').fill('Dugbe, Ibadan');
  await page.getByRole('radio', { name: 'Brand New' }).check();
}

for (const width of WIDTHS) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a vendor’s whole story', { tag: BEYOND_GATE }, async ({ page, request, browser, baseURL, witness }) => {
      test.setTimeout(240_000);
      const [vendor, customer] = await Promise.all([
        makeAccount(request, { vendor: true, name: 'Iya Ibeji' }),
        makeAccount(request, { name: 'Femi Ade' }),
      ]);
      const title = `Aso oke of ${vendor.userName}`;
      const promoted = `Gele of ${vendor.userName}`;
      const auth = { authorization: `Bearer ${customer.accessToken}` };
      const idOf = async () =>
        (await page.getByRole('link', { name: title }).first().getAttribute('href'))?.split('/').at(-1) ?? '';
      let postId = '';

      await test.step('a post with three pictures', async () => {
        await startSession(page, vendor.userName, vendor.password);
        await page.goto('/dashboard');
        await tabLink(page, 'Post').click();
        await fillPost(page, title, [10, 120, 250]);
        await expect(page.getByText('3 of 8')).toBeVisible();
        await page.getByRole('button', { name: 'Post', exact: true }).click();
        await expectToast(page, 'Post created successfully');
        await expect(page).toHaveURL(/\/dashboard$/);
        await expect(card(page, title).first()).toContainText('1 / 3');
        await expect(card(page, title).first()).toContainText('₦48,000');
        postId = await idOf();
      });

      await test.step('its title is corrected, and pictures cannot be added any more', async () => {
        await page
          .getByRole('button', { name: `Menu of “${title}”` })
          .first()
          .click();
        await page.getByRole('menuitem', { name: 'Edit' }).click();
        await expectTitle(page, 'Edit post');
        await expect(page.locator('input[type=file]')).toHaveCount(0);
        await page.getByLabel('Location').fill('Oje market, Ibadan');
        await page.getByRole('button', { name: 'Save changes' }).click();
        await expectToast(page, 'Post updated successfully');
        await expect(card(page, title).first()).toContainText('Oje market, Ibadan');
      });

      await test.step('a like and a comment create notifications at once, which open the post', async () => {
        await request.post(`/api/v1/posts/like/${postId}`, { headers: auth });
        await commentByCall(request, customer, { id: postId, title }, 'Do you have it in blue?');
        await expect(tabLink(page, 'Alerts')).toContainText('2');
        await tabLink(page, 'Alerts').click();
        await expectTitle(page, 'Notifications 2 unread');
        await page
          .getByRole('link', { name: /commented/ })
          .first()
          .click();
        await expect(page).toHaveURL(new RegExp(`/dashboard/post/details/${postId}$`));
        await expect(page.getByText('Do you have it in blue?')).toBeVisible();
      });

      await test.step('a customer writes, and the vendor answers', async () => {
        await sendByCall(request, customer, vendor, 'Can you deliver to Lekki?');
        await expect(tabLink(page, 'Chat')).toContainText('1');
        await tabLink(page, 'Chat').click();
        // The page before links to him, too.
        await expectTitle(page, 'Continue Your Conversations');
        await page.getByRole('link', { name: /Femi Ade/ }).click();
        await expect(page.getByRole('log').getByText('Can you deliver to Lekki?')).toBeVisible();
        await page.locator('input[type=file]').setInputFiles(await picture('map.jpg', 60));
        const preview = page.getByRole('dialog', { name: 'Send this picture' });
        await preview.getByRole('textbox', { name: 'Message' }).fill('Yes, tomorrow. Like this?');
        await preview.getByRole('button', { name: /^Send/ }).click();
        await expect(
          page
            .getByRole('log')
            .getByRole('article')
            .filter({ hasText: 'Yes, tomorrow.' })
            .getByText('Sent', { exact: true }),
        ).toBeAttached();
        await linkToList(page).click();
        await expectTitle(page, 'Continue Your Conversations');
      });

      await test.step('an advert: plan, form with the amount, sandbox payment', async () => {
        await page.goto('/dashboard/ads');
        const submit = page.getByRole('button', { name: 'Submit' });
        await expect(submit).toBeDisabled();
        await page.getByRole('radio', { name: /^Daily/ }).check();
        await submit.click();
        await expect(page).toHaveURL(/\/dashboard\/post\/?\?adsType=daily&adsPrice=1000$/);
        await expect(page.getByText('Amount to pay')).toContainText('₦1,000');
        await fillPost(page, promoted, [300]);
        await page.getByRole('button', { name: 'Post and pay' }).click();
        await page.getByRole('button', { name: 'Pay ₦1,000' }).click();
        await page
          .getByRole('link', { name: 'Back to Oja' })
          .or(page.getByRole('link', { name: 'Go to Dashboard' }))
          .first()
          .click();
        if (!page.url().endsWith('/dashboard')) await page.getByRole('link', { name: 'Go to Dashboard' }).click();
        await expect(page).toHaveURL(/\/dashboard$/);
        await page.goto('/dashboard/ads');
        await expect(page.getByRole('article', { name: promoted })).toContainText('Running until');
      });

      await test.step('the advert appears in another user’s feed after every third post', async () => {
        const context = await browser.newContext({
          ...(baseURL !== undefined && { baseURL }),
          viewport: { width, height: 900 },
          serviceWorkers: 'block',
        });
        const other = await context.newPage();
        await witness.watch(other);
        await startSession(other, customer.userName, customer.password);
        await other.goto('/dashboard');
        await reach(places(other).nth(3));
        await expect(places(other).nth(3).locator('> article')).toHaveAccessibleName(/^Promoted: /);
        // The adverts rotate: each appears once in a cycle, maybe on a later page.
        const titles: string[] = [];
        for (let index = 3; !titles.includes(promoted); index += 4) {
          await expect(places(other).nth(index)).toBeAttached();
          await reach(places(other).nth(index));
          titles.push(await places(other).nth(index).getByRole('heading', { level: 2 }).innerText());
        }
        await context.close();
      });

      await test.step('the profile shows all of it, and another’s post cannot be edited', async () => {
        await tabLink(page, 'Profile').click();
        await expectTitle(page, vendor.userName);
        await expect(page.getByText('Verified Vendor').first()).toBeVisible();
        await expect(card(page, title)).toBeVisible();
        const { data }: { data: { posts: { _id: string; user: { _id: string } }[] } } = await (
          await request.get('/api/v1/posts?page=2', { headers: auth })
        ).json();
        await page.goto(`/dashboard/post/${data.posts.find(({ user }) => user._id !== vendor.id)?._id ?? ''}`);
        await expect(page.getByRole('heading', { name: 'Only its author can edit this post' })).toBeVisible();
      });

      await test.step('the post is deleted after a confirmation, and the page reloads', async () => {
        await page.goto(`/dashboard/profile/${vendor.id}`);
        await expect(card(page, title)).toBeVisible();
        // The post's pictures are deleted with it, in all sizes: those that the page has not loaded yet are refused.
        const sources = await card(page, title)
          .locator('img')
          .evaluateAll((images) =>
            images.flatMap((image) => [
              image.getAttribute('src') ?? '',
              ...(image.getAttribute('srcset') ?? '').split(', ').map((choice) => choice.split(' ')[0] ?? ''),
            ]),
          );
        witness.refused(
          ...sources
            .filter((source) => source.includes('/images/'))
            .map((source) => source.slice(source.indexOf('/images/'))),
        );
        await page.getByRole('button', { name: `Menu of “${title}”` }).click();
        await page.getByRole('menuitem', { name: 'Delete' }).click();
        const reloaded = page.waitForEvent('load');
        await page.getByRole('dialog', { name: 'Delete this post?' }).getByRole('button', { name: 'Delete' }).click();
        await expectToast(page, 'Post deleted successfully');
        await expect(card(page, title)).toHaveCount(0);
        await reloaded;
        await expectTitle(page, vendor.userName);
        await expect(card(page, title)).toHaveCount(0);
      });

      await test.step('a notification is deleted, then logout', async () => {
        await tabLink(page, 'Alerts').click();
        await expectTitle(page, 'Notifications');
        const rows = page.getByRole('main').getByRole('listitem');
        await expect(rows.first()).toBeVisible();
        const before = await rows.count();
        await page
          .getByRole('button', { name: /^Delete/ })
          .first()
          .click();
        await expect(rows).toHaveCount(before - 1);
        await page.goto('/dashboard/settings');
        await page.getByRole('button', { name: 'Logout' }).click();
        await expect(page).toHaveURL(/:\d+\/$/);
      });
    });
  });
}
