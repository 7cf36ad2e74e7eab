import { expect, type Page, test } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { newestPostOf, openForm, submit, write } from './post-form.ts';
import { waitForToast } from './wait-for-toast.ts';

/** The panel above the feed after a post was published (product §4 "Post submit"). */

const panel = (page: Page) => page.getByRole('status').filter({ hasText: 'is in the market' });

async function publish(page: Page, title: string) {
  await write(page, title);
  await submit(page);
  await waitForToast(page, 'Post created successfully');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(panel(page)).toContainText(`“${title}” is in the market`);
}

test(
  'a published post is offered above the feed to view, share and promote, until the next navigation or a reload',
  { tag: BEYOND_GATE },
  async ({ page, request, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const vendor = await openForm(page, request);
    await publish(page, 'Six yards of ankara');
    const { _id } = await newestPostOf(vendor, request);
    await panel(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).pathname).toBe(`/dashboard/post/details/${_id}`);
    const share = await panel(page).getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href');
    expect(share).toBe(`https://wa.me/?text=${encodeURIComponent(`Six yards of ankara ${link}`)}`);
    await expect(panel(page).getByRole('link', { name: 'Promote' })).toHaveAttribute('href', '/dashboard/ads');
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(panel(page)).toHaveCount(0);

    await page.goto('/dashboard/post');
    await publish(page, 'A hand-carved stool');
    await panel(page).getByRole('link', { name: 'View' }).click();
    await expect(page.getByRole('heading', { name: 'A hand-carved stool' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
  },
);
