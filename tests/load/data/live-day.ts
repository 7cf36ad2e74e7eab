import { dashboardProfileAnswerSchema } from '@oja/contract/users';
import { type Browser, expect, type Page } from '@playwright/test';

import { call } from '../../processes/call.ts';
import type { Person } from '../../processes/people.ts';

/** What happens on the scripted day. */
export const DAY = { posts: 100, conversations: 20, messages: 5, pictures: 10 };

/** Milliseconds between two swipes through the feed: somebody who looks at each post. */
const SWIPE_EVERY_MS = 350;

interface Day {
  /** The address that the browser uses, and the one for everybody else, which is not counted. */
  url: string;
  server: string;
  viewer: Person;
  partners: readonly Person[];
  /** Pictures that the first partners send, one each. */
  pictures: readonly string[];
  savesData: boolean;
}

/** Scrolls the feed until so many posts have been seen. */
async function scrollFeed(page: Page, count: number): Promise<void> {
  await page.getByRole('article').first().waitFor();
  const places = page.locator('[role="feed"] > *');
  const isSeen = () =>
    places.evaluateAll(
      (all, wanted) => (all[wanted - 1]?.getBoundingClientRect().top ?? Infinity) < innerHeight,
      count,
    );
  while (!(await isSeen())) {
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(SWIPE_EVERY_MS);
  }
}

/** Talks to a partner: five messages each way in turn, and a picture if there is one. */
async function talk(page: Page, { viewer, server }: Day, partner: Person, picture: string | undefined): Promise<void> {
  // The address without a reload: partners without a message are not in the list yet.
  await page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, `/dashboard/chat/${partner.id}`);
  const field = page.getByRole('textbox', { name: 'Message', exact: true });
  const log = page.getByRole('log');
  await field.waitFor();
  const send = (message: string, img = '') =>
    call(server, partner, 'POST', '/api/v1/messages', { recipientId: viewer.id, message, img });
  for (let number = 1; number <= DAY.messages; number += 1) {
    await send(`Good morning, is the adire still there? ${number}`);
    await expect(log.getByText(`still there? ${number}`)).toBeVisible();
    await field.fill(`It is, until tomorrow evening. ${number}`);
    await field.press('Enter');
    await expect(log.getByText(`until tomorrow evening. ${number}`)).toBeVisible();
  }
  if (picture === undefined) return;
  await send('', picture);
  await log.locator('button:has(img), button:has(svg)').first().waitFor();
}

/**
 * Lives the scripted day in a new browser context, from an empty cache, on a phone: the feed scrolled, and the
 * conversations opened one after the other from the list of chats.
 */
export async function liveDay(browser: Browser, day: Day): Promise<void> {
  const { url, server, viewer, partners, pictures, savesData } = day;
  const { body } = await call(server, viewer, 'GET', `/api/v1/users/dashboard/${viewer.userName}`);
  const { data: user } = dashboardProfileAnswerSchema.parse(body);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2.625,
    isMobile: true,
    hasTouch: true,
    locale: 'en-NG',
    serviceWorkers: 'allow',
  });
  await context.addInitScript(
    ({ session, saver }) => {
      if (localStorage.getItem('oja.session') === null) localStorage.setItem('oja.session', session);
      if (saver) localStorage.setItem('oja.data-saver', 'on');
    },
    { session: JSON.stringify({ version: 1, user, accessToken: viewer.token }), saver: savesData },
  );
  const page = await context.newPage();
  await page.goto(`${url}/dashboard`);
  await scrollFeed(page, DAY.posts);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const tabs = page.getByRole('navigation', { name: 'Dashboard' });
  for (const [index, partner] of partners.entries()) {
    await tabs.getByRole('link', { name: /^Chat/ }).click();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await talk(page, day, partner, pictures[index]);
    await page.goBack();
  }
  await page.waitForTimeout(2000);
  await context.close();
}
