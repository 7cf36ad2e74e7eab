import { NAME_MAX } from '@oja/contract/limits';
import { expect, type Locator, type Page } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { bringAxe, findViolations } from './find-violations.ts';
import { makeJpeg } from './jpeg.ts';
import { answerWithConversations } from './many-conversations.ts';
import { postByCall } from './market.ts';
import { followByCall, join, type Person, sendByCall } from './talk.ts';
import { field, listed, log, open, test } from './two-people.ts';

/** The rows of the list of conversations: what they show, how many fit, and the longest names. */

const list = (page: Page) => page.getByRole('region', { name: 'Conversations', exact: true });
/** The pictures of posts in rows; those of people are named. */
const postPictures = (page: Page) => list(page).locator('li img[alt=""]').and(page.locator('[src*="/images/"]'));

/** Sends a message about a post by an API call. */
async function shareByCall(from: Person, to: Person, postId: string): Promise<void> {
  const answer = await from.page.request.post('/api/v1/messages', {
    headers: { authorization: `Bearer ${from.accessToken}` },
    data: { recipientId: to.id, clientId: crypto.randomUUID(), message: 'Is it still there?', img: '', postId },
  });
  expect(answer.status()).toBe(201);
}

test(
  'a row shows the small picture of the post that its conversation is about, until the post is gone',
  { tag: BEYOND_GATE },
  async ({ ada, request, browser, baseURL }) => {
    const vendor = await join(browser, request, baseURL, 'Adaeze Nwosu', { vendor: true });
    const headers = { authorization: `Bearer ${vendor.accessToken}` };
    const file = {
      name: 'pot.jpg',
      mimeType: 'image/jpeg',
      buffer: await makeJpeg({ width: 640, height: 480, hue: 30 }),
    };
    const upload = await request.post('/api/upload', { headers, multipart: { file, upload_preset: 'post' } });
    const { secure_url: picture } = await upload.json();
    const post = await postByCall(request, vendor, 'Clay pot', { images: [picture] });
    await ada.page.goto('/dashboard/chat');
    await expect(ada.page.getByText('No Conversations Yet', { exact: true })).toBeVisible();

    await test.step('it appears with the message, and is 128 or 320 px wide', async () => {
      await shareByCall(vendor, ada, post.id);
      await expect(listed(ada.page, 'Adaeze Nwosu')).toBeVisible();
      await expect(postPictures(ada.page)).toHaveCount(1);
      const shown = await postPictures(ada.page).evaluate((image: HTMLImageElement) => image.currentSrc || image.src);
      expect(shown).toMatch(/-(?:128|320)\.webp$/);
    });

    await test.step('a press on it opens the conversation', async () => {
      const box = await postPictures(ada.page).boundingBox();
      await ada.page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
      await expect(log(ada.page)).toContainText('Is it still there?');
    });

    await request.delete(`/api/v1/posts/${post.id}`, { headers });
    await ada.page.reload();
    await expect(listed(ada.page, 'Adaeze Nwosu')).toBeVisible();
    await expect(postPictures(ada.page)).toHaveCount(0);
    await vendor.context.close();
  },
);

test('ten conversations are in view beside an open one, at 1440 × 900', async ({ ada, bayo }) => {
  await answerWithConversations(ada.page, 20);
  await ada.page.setViewportSize({ width: 1440, height: 900 });
  await open(ada, bayo);
  await expect(field(ada.page)).toBeVisible();
  await expect(listed(ada.page, 'Person 20 ')).toBeAttached();
  for (let number = 1; number <= 10; number += 1)
    await expect(listed(ada.page, `^Person ${number} `)).toBeInViewport({ ratio: 1 });
});

test(
  'people to write to stand below the conversations, under a heading of their own',
  { tag: BEYOND_GATE },
  async ({ ada, bayo, chi, request }) => {
    await sendByCall(request, bayo, ada, 'How much?');
    await followByCall(request, ada, chi);
    await followByCall(request, ada, bayo);
    await ada.page.goto('/dashboard/chat');
    const suggested = list(ada.page).getByRole('region', { name: 'Suggested people' });
    await expect(suggested.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(suggested.getByRole('link')).toHaveText([/Chat with Chi Obi/]);
    await expect(list(ada.page).getByRole('list')).toHaveCount(2);
    await expect(list(ada.page).getByRole('list').first().getByRole('link')).toHaveText([/Bayo Cole/]);
    await list(ada.page).getByRole('radio', { name: 'Unread' }).check();
    await expect(suggested).toHaveCount(0);
    await expect(listed(ada.page, 'Bayo Cole')).toBeVisible();
    await bringAxe(ada.page);
    expect(await findViolations(ada.page)).toEqual([]);
  },
);

test('J and K move through the conversations, O opens the focused one, and the setting turns them off', async ({
  ada,
  bayo,
  request,
}) => {
  await sendByCall(request, bayo, ada, 'How much?');
  await ada.page.goto('/dashboard/chat');
  await expect(listed(ada.page, 'Bayo Cole')).toBeVisible();
  await ada.page.keyboard.press('?');
  await expect(ada.page.getByRole('dialog', { name: 'Keys on this page' })).toContainText('next in the list');
  await ada.page.keyboard.press('Escape');
  await ada.page.keyboard.press('j');
  await expect(listed(ada.page, 'Bayo Cole')).toBeFocused();
  await ada.page.keyboard.press('o');
  await expect(log(ada.page)).toContainText('How much?');

  await ada.page.evaluate(() => localStorage.setItem('oja.page-keys', 'off'));
  await ada.page.goto('/dashboard/chat');
  await expect(listed(ada.page, 'Bayo Cole')).toBeVisible();
  await ada.page.keyboard.press('j');
  await expect(listed(ada.page, 'Bayo Cole')).not.toBeFocused();
});

/** The texts of a page that reach beyond their pane, or beyond the window where there are none. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const pane = text.parentElement?.closest<HTMLElement>('[data-pane-content]') ?? document.documentElement;
      const range = document.createRange();
      range.selectNode(text);
      let { right } = range.getBoundingClientRect();
      // What cuts its content off, with an ellipsis, shows no more than it is wide.
      for (let part = text.parentElement; part && part !== pane; part = part.parentElement)
        if (getComputedStyle(part).overflowX !== 'visible') right = Math.min(right, part.getBoundingClientRect().right);
      if (right > pane.getBoundingClientRect().left + pane.clientWidth + 1) found.push(`${text.textContent}: ${right}`);
    }
    return found;
  });

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: Number.NaN, width: 0 };
const leftOf = async (part: Locator) => (await boxOf(part)).x;
const rightOf = async (part: Locator) => (await boxOf(part)).x + (await boxOf(part)).width;

/** As long as the contract allows, without a space at which a line could break. */
const LONGEST = 'Wilhelmina'.repeat(9).slice(0, NAME_MAX);

for (const width of [390, 1440])
  test(
    `the longest name stays inside its row, the thread's header and the details, ${width} px wide`,
    {
      tag: BEYOND_GATE,
    },
    async ({ ada, request, browser, baseURL }) => {
      const partner = await join(browser, request, baseURL, LONGEST);
      await sendByCall(request, partner, ada, 'How much?');
      await ada.page.setViewportSize({ width, height: 900 });
      await ada.page.goto('/dashboard/chat');
      const row = ada.page.getByRole('link', { name: new RegExp(`^${LONGEST} `) });
      await expect(row).toBeInViewport({ ratio: 1 });
      await expect(row.locator('time')).toBeInViewport({ ratio: 1 });
      expect(await rightOf(row.locator('bdi').first())).toBeLessThanOrEqual(await leftOf(row.locator('time')));
      expect(await overflowing(ada.page)).toEqual([]);
      await row.click();
      await expect(log(ada.page)).toContainText('How much?');
      await expect(ada.page.getByRole('heading', { name: LONGEST })).toHaveCount(width < 768 ? 1 : 2);
      for (const heading of await ada.page.getByRole('heading', { name: LONGEST }).all())
        await expect(heading).toBeInViewport({ ratio: 1 });
      await expect(ada.page.getByRole('button', { name: 'Conversation options' })).toBeInViewport({ ratio: 1 });
      expect(await overflowing(ada.page)).toEqual([]);
      await partner.context.close();
    },
  );
