import { expect, type Page } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { dialog, newest, offer, openOffer, press, steps, test } from './deal-scene.ts';
import { bringAxe, findViolations } from './find-violations.ts';
import { postByCall } from './market.ts';
import { card } from './post-scene.ts';
import { log, open } from './two-people.ts';
import { waitForToast } from './wait-for-toast.ts';

/** A buyer and a vendor agree on a price in their conversation (product §3 "Deals"). */

const pinned = (page: Page) => page.getByRole('region', { name: 'Post this conversation is about' });

/** Waits until the end of the thread is in view. */
const expectEnd = (page: Page) =>
  expect
    .poll(() => log(page).evaluate((area) => Math.round(area.scrollHeight - area.clientHeight - area.scrollTop)))
    .toBeLessThanOrEqual(1);

test('an offer from a post’s page is countered, accepted and completed, live on both sides', async ({
  ada,
  vendor,
  post,
}) => {
  await open(vendor, ada);
  await expect(log(vendor.page)).toBeVisible();
  await offer(ada.page, post, '15,000');

  await test.step('the vendor asks more', async () => {
    await expect(newest(vendor.page, post)).toContainText('Adá Òkè offered ₦15,000');
    await bringAxe(vendor.page);
    expect(await findViolations(vendor.page)).toEqual([]);
    await press(vendor.page, post, 'Counter-offer');
    const form = dialog(vendor.page, 'Counter-offer');
    await form.getByRole('button', { name: '₦17,500' }).click();
    await form.getByRole('button', { name: 'Send offer' }).click();
    await expect(form).toHaveCount(0);
    await expect(newest(vendor.page, post)).toContainText('You asked ₦17,500');
  });

  await test.step('one press of the buyer agrees, and reserves the post', async () => {
    await expect(newest(ada.page, post)).toContainText('Adaeze Nwosu asked ₦17,500');
    await press(ada.page, post, 'Accept');
    await expect(newest(ada.page, post)).toContainText('You accepted ₦17,500');
    for (const { page } of [ada, vendor]) {
      await expect(newest(page, post)).toContainText('Agreed: reserved for this deal');
      await expect(pinned(page)).toContainText('Reserved');
      await expect(steps(page, post)).toHaveCount(3);
    }
  });

  await test.step('one press of the vendor completes it, and the post is sold', async () => {
    await press(vendor.page, post, 'Sold to Adá Òkè');
    for (const { page } of [ada, vendor]) {
      await expect(newest(page, post)).toContainText('Completed');
      await expect(pinned(page)).toContainText('Sold');
    }
    await pinned(ada.page).getByRole('link').click();
    await expect(card(ada.page, post).getByText('Sold', { exact: true })).toBeVisible();
    await expect(ada.page.getByRole('link', { name: 'Make an offer' })).toHaveCount(0);
  });
});

test(
  'in each state, the cards stand in their places after a reload',
  { tag: BEYOND_GATE },
  async ({ ada, vendor, post }) => {
    const reload = async (lines: string[], buttons: [buyer: string[], vendor: string[]]) => {
      for (const [index, { page }] of [ada, vendor].entries()) {
        await page.reload();
        await expect(steps(page, post)).toHaveCount(lines.length);
        for (const [at, line] of lines.entries()) await expect(steps(page, post).nth(at)).toContainText(line);
        await expect(newest(page, post).getByRole('button')).toHaveText(buttons[index] ?? []);
        await expect(steps(page, post).getByRole('button')).toHaveCount(buttons[index]?.length ?? 0);
        await expectEnd(page);
      }
    };
    await offer(ada.page, post, '15,000');
    await open(vendor, ada);
    await reload(['offered ₦15,000'], [['Take back'], ['Accept', 'Counter-offer', 'Decline', 'Decline with a reason']]);
    await press(vendor.page, post, 'Accept');
    await expect(newest(vendor.page, post)).toContainText('Agreed');
    await reload(
      ['offered ₦15,000', 'accepted ₦15,000'],
      [
        ['I have it', 'Arrange', 'Cancel deal', 'Tell a friend'],
        ['Sold to Adá Òkè', 'Arrange', 'Cancel deal', 'Tell a friend'],
      ],
    );
    await press(ada.page, post, 'Cancel deal');
    const form = dialog(ada.page, 'Cancel this deal?');
    await form.getByRole('textbox', { name: 'Reason' }).fill('I have found another one.');
    await form.getByRole('button', { name: 'Cancel deal' }).click();
    await expect(form).toHaveCount(0);
    await expect(pinned(vendor.page)).toContainText('Available');
    const cancelled = ['offered ₦15,000', 'accepted ₦15,000', 'cancelled the deal'];
    await reload(cancelled, [[], []]);
    await expect(newest(vendor.page, post)).toContainText('I have found another one.');

    await test.step('another offer is a deal of its own', async () => {
      await offer(ada.page, post, '16,000');
      await reload(
        [...cancelled, 'offered ₦16,000'],
        [['Take back'], ['Accept', 'Counter-offer', 'Decline', 'Decline with a reason']],
      );
      await press(vendor.page, post, 'Accept');
      await expect(newest(ada.page, post)).toContainText('Agreed');
      await press(ada.page, post, 'I have it');
      await expect(newest(ada.page, post)).toContainText('Completed');
      await reload(
        [...cancelled, 'offered ₦16,000', 'accepted ₦16,000', 'completed the deal'],
        [['Write a review'], ['Contest', 'Write a review']],
      );
      await press(vendor.page, post, 'Contest');
      const contest = dialog(vendor.page, 'Contest this deal?');
      await contest.getByRole('textbox', { name: 'Reason' }).fill('Nobody has paid.');
      await contest.getByRole('button', { name: 'Contest deal' }).click();
      await expect(newest(ada.page, post)).toContainText('Adaeze Nwosu contested the deal');
      await expect(newest(ada.page, post)).toContainText('Nobody has paid.');
    });
  },
);

test(
  'an offer is declined in one press, and one that is taken back has no actions',
  { tag: BEYOND_GATE },
  async ({ ada, vendor, post }) => {
    await open(vendor, ada);
    await offer(ada.page, post, '9,000');
    await press(vendor.page, post, 'Decline');
    for (const { page } of [ada, vendor]) {
      await expect(newest(page, post)).toContainText('Declined');
      await expect(newest(page, post).getByRole('button')).toHaveCount(0);
    }
    await offer(ada.page, post, '12,000');
    await press(ada.page, post, 'Take back');
    await expect(newest(ada.page, post)).toContainText('You took your offer back');
    await expect(newest(vendor.page, post)).toContainText('Adá Òkè took the offer back');
    await expect(newest(vendor.page, post).getByRole('button')).toHaveCount(0);
  },
);

test(
  'a conversation at its end stays there while cards replace messages and shrink to lines',
  { tag: BEYOND_GATE },
  async ({ ada, vendor, post }) => {
    for (const { page } of [ada, vendor]) await page.setViewportSize({ width: 390, height: 700 });
    await open(vendor, ada);
    await offer(ada.page, post, '15,000');
    for (const [person, from, amount] of [
      [vendor, 'Adá Òkè', '17,000'],
      [ada, 'Adaeze Nwosu', '16,000'],
      [vendor, 'Adá Òkè', '16,500'],
    ] as const) {
      await expect(newest(person.page, post)).toContainText(from);
      await press(person.page, post, 'Counter-offer');
      const form = dialog(person.page, 'Counter-offer');
      await form.getByRole('textbox', { name: 'Amount' }).fill(amount);
      await form.getByRole('button', { name: 'Send offer' }).click();
      for (const each of [ada, vendor]) {
        await expect(newest(each.page, post)).toContainText(`₦${amount}`);
        await expectEnd(each.page);
      }
    }
    await press(ada.page, post, 'Accept');
    for (const each of [ada, vendor]) {
      await expect(newest(each.page, post)).toContainText('Agreed');
      await expectEnd(each.page);
    }
    await press(ada.page, post, 'I have it');
    for (const each of [ada, vendor]) {
      await expect(newest(each.page, post)).toContainText('Completed');
      await expectEnd(each.page);
    }
  },
);

test(
  'of two who press at once, the second reads why and sees the present state',
  { tag: BEYOND_GATE },
  async ({ ada, vendor, post }) => {
    await open(vendor, ada);
    await offer(ada.page, post, '15,000');
    await expect(newest(vendor.page, post).getByRole('button', { name: 'Accept' })).toBeVisible();
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    await vendor.page.route('**/api/v1/deals/*', async (route) => {
      await released;
      await route.continue();
    });
    const isPressed = vendor.page.waitForRequest((sent) => sent.method() === 'PATCH');
    await press(vendor.page, post, 'Accept');
    await isPressed;
    await press(ada.page, post, 'Take back');
    await expect(newest(ada.page, post)).toContainText('You took your offer back');
    release(undefined);
    await expect(vendor.page.getByText(/^The deal has changed meanwhile/)).toBeVisible();
    await expect(newest(vendor.page, post)).toContainText('Adá Òkè took the offer back');
    await expect(newest(vendor.page, post).getByRole('button')).toHaveCount(0);
    await expect(pinned(vendor.page)).toContainText('Available');
  },
);

test(
  'of two buyers who accept at once, one has the last unit, and the other reads that it is gone',
  { tag: BEYOND_GATE },
  async ({ ada, bayo, vendor, post }) => {
    const buyers = [ada, bayo];
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    for (const buyer of buyers) {
      await offer(buyer.page, post, '15,000');
      await open(vendor, buyer);
      await press(vendor.page, post, 'Counter-offer');
      const form = dialog(vendor.page, 'Counter-offer');
      await form.getByRole('button', { name: '₦17,500' }).click();
      await form.getByRole('button', { name: 'Send offer' }).click();
      await expect(newest(buyer.page, post)).toContainText('Adaeze Nwosu asked ₦17,500');
      await buyer.page.route('**/api/v1/deals/*', async (route) => {
        await released;
        await route.continue();
      });
      const isPressed = buyer.page.waitForRequest((sent) => sent.method() === 'PATCH');
      await press(buyer.page, post, 'Accept');
      await isPressed;
    }
    release(undefined);
    const outcomes = buyers.map(({ page }) =>
      Promise.any([
        expect(newest(page, post))
          .toContainText('Agreed: reserved for this deal')
          .then(() => 'agreed'),
        waitForToast(page, 'There are not enough left. Somebody else was faster.').then(() => 'gone'),
      ]),
    );
    expect(new Set(await Promise.all(outcomes))).toEqual(new Set(['agreed', 'gone']));
    // The vendor’s page shows the conversation with the second buyer, and either buyer may have won.
    for (const { page } of [...buyers, vendor]) await expect(pinned(page)).toContainText('Reserved');
  },
);

test('a fixed price is bought as it is', { tag: BEYOND_GATE }, async ({ request, ada, vendor }) => {
  const post = await postByCall(request, vendor, `Generator of ${vendor.userName}`, { pricePoint: 'Fixed Price' });
  const form = await openOffer(ada.page, post, 'Buy at this price');
  await expect(form.getByRole('button', { name: 'Buy for ₦18,500' })).toBeVisible();
  await expect(form.getByRole('textbox')).toHaveCount(0);
  await form.getByRole('button', { name: 'Buy for ₦18,500' }).click();
  await expect(form).toHaveCount(0);
  await open(vendor, ada);
  await expect(newest(vendor.page, post).getByRole('button')).toHaveText([
    'Accept',
    'Decline',
    'Decline with a reason',
  ]);
  await press(vendor.page, post, 'Accept');
  await expect(newest(ada.page, post)).toContainText('Agreed: reserved for this deal');
  await press(ada.page, post, 'I have it');
  await expect(newest(vendor.page, post)).toContainText('Completed');
});

test(
  'an offer whose answer is lost is made once, and what was typed stays',
  { tag: BEYOND_GATE },
  async ({ ada, vendor, post }) => {
    const form = await openOffer(ada.page, post, 'Make an offer');
    await ada.page.route(
      '**/api/v1/deals',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await form.getByRole('textbox', { name: 'Amount' }).fill('15,000');
    await form.getByRole('button', { name: 'Send offer' }).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue('15,000');
    await form.getByRole('button', { name: 'Send offer' }).click();
    await expect(form).toHaveCount(0);
    await open(vendor, ada);
    await expect(steps(vendor.page, post)).toHaveCount(1);
  },
);
