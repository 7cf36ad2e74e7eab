import { expect, type Locator, type Page } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { dialog, newest, offer, press, test } from './deal-scene.ts';
import { bringAxe, findViolations } from './find-violations.ts';
import type { TestPost } from './market.ts';
import type { Person } from './talk.ts';
import { open } from './two-people.ts';

/** Two people review each other after their deal (product §4 "Review"). */

const NOT_SEEN_YET = 'You have written a review. It is seen once';

/** The buyer offers, the vendor accepts, and the buyer has it. Both conversations stay open. */
async function complete(buyer: Person, vendor: Person, post: TestPost): Promise<void> {
  await open(vendor, buyer);
  await offer(buyer.page, post, '15,000');
  await press(vendor.page, post, 'Accept');
  await expect(newest(buyer.page, post)).toContainText('Agreed');
  await press(buyer.page, post, 'I have it');
  for (const { page } of [buyer, vendor]) await expect(newest(page, post)).toContainText('Completed');
}

/** Opens the dialog of a completed deal, and gives stars and a text. */
async function fillReview(page: Page, post: TestPost, of: string, stars: number, text: string): Promise<Locator> {
  await press(page, post, 'Write a review');
  const form = dialog(page, `Review ${of}`);
  await form.getByRole('radio', { name: `${stars} out of 5 stars` }).check();
  await form.getByRole('textbox', { name: 'In your words' }).fill(text);
  return form;
}

/** Sends a review, and waits until its card shows it. */
async function send(page: Page, post: TestPost, form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form).toHaveCount(0);
  await expect(newest(page, post)).toContainText(NOT_SEEN_YET);
}

/** Opens the reviews about a person from their profile. */
async function openReviews(page: Page, { id, userName }: Person): Promise<Locator> {
  await page.goto(`/dashboard/profile/${id}`);
  await page.getByRole('button', { name: 'Reviews', exact: true }).click();
  return dialog(page, `Reviews of ${userName}`);
}

test('after a deal both review each other, each review is seen after both, and is replied to', async ({
  ada,
  vendor,
  post,
}) => {
  await complete(ada, vendor, post);

  await test.step('the buyer writes one, which survives a failed call', async () => {
    const form = await fillReview(ada.page, post, 'Adaeze Nwosu', 5, 'The cloth is as in the pictures.');
    for (const name of ['As described', 'Fair price', 'On time'])
      await form.getByRole('button', { name, exact: true }).click();
    await expect(form.getByRole('button', { name: 'Late', exact: true })).toBeDisabled();
    await bringAxe(ada.page);
    expect(await findViolations(ada.page)).toEqual([]);
    await ada.page.route('**/api/v1/reviews', (route) => route.abort('connectionreset'), { times: 1 });
    await form.getByRole('button', { name: 'Send review' }).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await expect(form.getByRole('radio', { name: '5 out of 5 stars' })).toBeChecked();
    await expect(form.getByRole('textbox', { name: 'In your words' })).toHaveValue('The cloth is as in the pictures.');
    await send(ada.page, post, form);
    await expect(newest(ada.page, post).getByRole('button', { name: 'Write a review' })).toHaveCount(0);
  });

  await test.step('nobody sees it yet', async () => {
    await expect((await openReviews(ada.page, vendor)).getByRole('heading', { name: 'No reviews yet' })).toBeVisible();
    await expect(newest(vendor.page, post)).not.toContainText('as in the pictures');
  });

  await test.step('the vendor writes one', async () => {
    await send(vendor.page, post, await fillReview(vendor.page, post, 'Adá Òkè', 4, 'She paid at once.'));
  });

  await test.step('both reviews are seen on the profiles', async () => {
    const review = (await openReviews(ada.page, vendor)).getByRole('group', { name: 'Adá Òkè' });
    await expect(review.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
    await expect(review).toContainText('The cloth is as in the pictures.');
    await expect(review).toContainText('Fair price');
    await expect(review).toContainText(`Bought “${post.title}”`);
    await expect(review.getByRole('button', { name: 'Reply' })).toHaveCount(0);
    await bringAxe(ada.page);
    expect(await findViolations(ada.page)).toEqual([]);
    await ada.page.keyboard.press('Escape');
    await expect(ada.page.getByText('Sold 1', { exact: true })).toBeVisible();
    // A mean needs three reviews.
    await expect(ada.page.getByText(/from \d+ review/)).toHaveCount(0);
    const own = (await openReviews(ada.page, ada)).getByRole('group', { name: 'Adaeze Nwosu' });
    await expect(own.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
    await expect(own).toContainText('She paid at once.');
  });

  await test.step('the vendor replies once, for everybody', async () => {
    const list = await openReviews(vendor.page, vendor);
    await list.getByRole('button', { name: 'Reply' }).click();
    await list.getByRole('textbox', { name: 'Reply' }).fill('Thank you, come again.');
    await list.getByRole('button', { name: 'Send reply' }).click();
    await expect(list).toContainText('Thank you, come again.');
    await expect(list.getByRole('button', { name: 'Reply' })).toHaveCount(0);
    const read = await openReviews(ada.page, vendor);
    await expect(read).toContainText(`Reply of ${vendor.userName}`);
    await expect(read).toContainText('Thank you, come again.');
  });

  await test.step('the vendor begins to report it, and goes back to the reviews', async () => {
    const list = dialog(vendor.page, `Reviews of ${vendor.userName}`);
    await list.getByRole('button', { name: 'Report' }).click();
    const report = dialog(vendor.page, 'Report this review');
    await expect(report.getByRole('radio', { name: 'Hate Speech' })).toBeVisible();
    await vendor.page.keyboard.press('Escape');
    await expect(report).toHaveCount(0);
    await expect(list.getByRole('button', { name: 'Report' })).toBeFocused();
  });
});

test(
  'a review is taken back after a question, and none can be written for the deal any more',
  { tag: BEYOND_GATE },
  async ({ ada, vendor, post }) => {
    await complete(ada, vendor, post);
    await send(ada.page, post, await fillReview(ada.page, post, 'Adaeze Nwosu', 1, 'Written in anger.'));
    await send(vendor.page, post, await fillReview(vendor.page, post, 'Adá Òkè', 4, 'She paid at once.'));
    await press(ada.page, post, 'Take the review back');
    const question = dialog(ada.page, 'Take your review back?');
    await question.getByRole('button', { name: 'Take back', exact: true }).click();
    await expect(question).toHaveCount(0);
    await expect(newest(ada.page, post)).toContainText('You have taken your review back.');
    await expect(newest(ada.page, post).getByRole('button', { name: /review/ })).toHaveCount(0);
    await ada.page.reload();
    await expect(newest(ada.page, post)).toContainText('Completed');
    await expect(newest(ada.page, post).getByRole('button', { name: /review/ })).toHaveCount(0);
    const list = await openReviews(vendor.page, vendor);
    await expect(list.getByRole('heading', { name: 'No reviews yet' })).toBeVisible();
  },
);

test(
  'a review is written with the keyboard alone, and the focus stays on the card',
  { tag: BEYOND_GATE },
  async ({ ada, vendor, post }) => {
    const { page } = ada;
    await complete(ada, vendor, post);
    await press(page, post, 'Write a review');
    const form = dialog(page, 'Review Adaeze Nwosu');
    await form.getByRole('radio', { name: '1 out of 5 stars' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(form.getByRole('radio', { name: '3 out of 5 stars' })).toBeChecked();
    await form.getByRole('button', { name: 'Friendly', exact: true }).press('Space');
    await expect(form.getByRole('button', { name: 'Friendly', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await form.getByRole('textbox', { name: 'In your words' }).focus();
    await page.keyboard.type('All well.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(form.getByRole('button', { name: 'Send review' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form).toHaveCount(0);
    await expect(newest(page, post).getByText(NOT_SEEN_YET)).toBeFocused();
  },
);
