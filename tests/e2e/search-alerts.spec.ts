import { expect, test } from '@playwright/test';

import { makeAccount } from './accounts.ts';
import { postByCall } from './market.ts';
import { join } from './talk.ts';
import { BEYOND_GATE } from '../suite.ts';

/** A job looks every five seconds for new posts and lower prices; a busy machine takes longer. */
const NOTIFIED = { timeout: 30_000 };

/** A word that no other post has. */
const newWord = () =>
  `zither${Math.random()
    .toString(36)
    .replaceAll(/[^a-z]/g, '')
    .padEnd(8, 'q')
    .slice(0, 8)}`;

test('a saved search notifies of a new post and leads to it; of two, it leads to both; its alert can be changed', async ({
  browser,
  request,
  baseURL,
}) => {
  const ada = await join(browser, request, baseURL, 'Ada Oke');
  const vendor = await makeAccount(request, { vendor: true });
  const { page } = ada;
  const word = newWord();
  await page.goto(`/dashboard/search/find?query=${word}`);
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByText('Search saved', { exact: true })).toBeVisible();

  await page.goto('/dashboard/notifications');
  const first = await postByCall(request, vendor, `A ${word} of rosewood`);
  const alert = page.getByRole('link', {
    name: new RegExp(`posted “${first.title}”, which fits your search “${word}”`),
  });
  await expect(alert).toBeVisible(NOTIFIED);
  await alert.click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/post/details/${first.id}`));

  await page.goto('/dashboard/notifications');
  const titles = [`A ${word} of oak`, `A ${word} of pine`];
  for (const title of titles) await postByCall(request, vendor, title);
  const both = page.getByRole('link', { name: new RegExp(`Unread: 2 new posts fit your search “${word}”`) });
  await expect(both).toBeVisible(NOTIFIED);
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications 1 unread' })).toBeVisible();
  await both.click();
  const found = page.getByRole('feed', { name: 'Posts found' });
  for (const title of titles) await expect(found.getByRole('heading', { name: title })).toBeVisible();

  await page.goto('/dashboard/search');
  await page.getByRole('button', { name: `Alerts for ${word}: Notify me at once` }).click();
  await page.getByRole('menuitem', { name: 'One email a day' }).click();
  await expect(page.getByRole('button', { name: `Alerts for ${word}: One email a day` })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: `Alerts for ${word}: One email a day` })).toBeVisible();
  await ada.context.close();
});

test(
  'a lower price notifies a person who saved the post, and leads to it',
  { tag: BEYOND_GATE },
  async ({ browser, request, baseURL }) => {
    const ada = await join(browser, request, baseURL, 'Ada Oke');
    const vendor = await makeAccount(request, { vendor: true });
    const { page } = ada;
    const post = await postByCall(request, vendor, 'A zither of ebony', { price: 90_000 });
    await page.goto(`/dashboard/post/details/${post.id}`);
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await expect(page.getByRole('button', { name: 'Save', exact: true }).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.goto('/dashboard/notifications');
    const headers = { authorization: `Bearer ${vendor.accessToken}` };
    expect((await request.patch(`/api/v1/posts/${post.id}`, { headers, data: { price: 80_000 } })).ok()).toBe(true);
    const alert = page.getByRole('link', { name: /lowered the price of “A zither of ebony” to ₦80,000/ });
    await expect(alert).toBeVisible(NOTIFIED);
    await alert.click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/post/details/${post.id}`));
    await ada.context.close();
  },
);
