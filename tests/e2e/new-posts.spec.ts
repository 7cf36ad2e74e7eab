import { expect, test } from '@playwright/test';

import { places } from './feed-places.ts';
import { postByCall } from './market.ts';
import { submit, write } from './post-form.ts';
import { followByCall, join } from './talk.ts';

/** The pill on the home screen that says that followed vendors have published posts. */

test('the pill announces a new post to a follower, who sees it on top after a press; nothing moves before', async ({
  browser,
  request,
  baseURL,
}) => {
  const vendor = await join(browser, request, baseURL, 'Sade Bright', { vendor: true });
  const fan = await join(browser, request, baseURL, 'Ngozi Ike');
  await followByCall(request, fan, vendor);
  for (const number of [1, 2, 3, 4]) await postByCall(request, vendor, `Old stool ${number} of ${vendor.userName}`);
  const { page } = fan;
  // In the feed of all, posts of other tests would come between.
  await page.goto('/dashboard?feed=following');
  await expect(places(page).nth(3)).toBeAttached();
  await page.evaluate(() => globalThis.scrollTo(0, 600));
  await expect(places(page).nth(1).locator('article')).toBeVisible();
  const first = places(page).first();
  const headline = await first.getByRole('heading').first().textContent();
  const place = await first.boundingBox();

  const title = `New stool of ${vendor.userName}`;
  await vendor.page.goto('/dashboard/post');
  await write(vendor.page, title);
  await submit(vendor.page);
  await expect(vendor.page).toHaveURL(/\/dashboard$/);

  const pill = page.getByRole('status').getByRole('button', { name: '1 new post', exact: true });
  await expect(pill).toBeInViewport();
  expect(await first.getByRole('heading').first().textContent()).toBe(headline);
  expect(await first.boundingBox()).toEqual(place);
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0);

  await pill.focus();
  await page.keyboard.press('Enter');
  await expect(first.getByRole('link', { name: title, exact: true })).toBeInViewport();
  await expect(pill).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await vendor.context.close();
  await fan.context.close();
});

test('posts of a time without connection are counted once it is back', async ({ browser, request, baseURL }) => {
  const vendor = await join(browser, request, baseURL, 'Musa Danjuma', { vendor: true });
  const fan = await join(browser, request, baseURL, 'Ada Obi');
  await followByCall(request, fan, vendor);
  await postByCall(request, vendor, `Old mat of ${vendor.userName}`);
  const { page } = fan;
  await page.goto('/dashboard?feed=following');
  await expect(places(page).first().locator('article')).toBeVisible();
  const pill = (name: string) => page.getByRole('status').getByRole('button', { name, exact: true });
  await postByCall(request, vendor, `Red mat of ${vendor.userName}`);
  await expect(pill('1 new post')).toBeVisible();

  await fan.context.setOffline(true);
  await postByCall(request, vendor, `Blue mat of ${vendor.userName}`);
  await postByCall(request, vendor, `Green mat of ${vendor.userName}`);
  await fan.context.setOffline(false);
  await expect(pill('3 new posts')).toBeVisible();
  await pill('3 new posts').click();
  await expect(
    places(page)
      .first()
      .getByRole('link', { name: `Green mat of ${vendor.userName}`, exact: true }),
  ).toBeVisible();
  await expect(pill('3 new posts')).toHaveCount(0);
  await vendor.context.close();
  await fan.context.close();
});
