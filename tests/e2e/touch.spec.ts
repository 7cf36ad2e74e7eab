import { expect, type Locator, type Page } from '@playwright/test';

import { builtFile } from './built-file.ts';
import { join, type Person, sendByCall } from './talk.ts';
import { bubble, field, log, test as base } from './two-people.ts';
import { BEYOND_GATE } from '../suite.ts';

/** A conversation on a phone with a touch screen (product §2 "Chat thread"). */

const PHONE = { width: 390, height: 844 };

const test = base.extend<{ phone: Person }>({
  phone: async ({ browser, request, baseURL, bayo }, use) => {
    const device = { hasTouch: true, isMobile: true, viewport: PHONE, screen: PHONE };
    const person = await join(browser, request, baseURL, 'Chi Obi', { device });
    await sendByCall(request, bayo, person, 'Is the blue one there?');
    await person.page.goto(`/dashboard/chat/${bayo.id}`);
    await expect(bubble(person.page, 'Is the blue one there?')).toBeVisible();
    await use(person);
    await person.context.close();
  },
});

/** Puts a finger on an element, moves it by an offset in pixels, and takes it off after a time in milliseconds. */
async function touch(
  page: Page,
  target: Locator,
  { by = [0, 0], forMs = 0 }: { by?: [number, number]; forMs?: number } = {},
) {
  const box = await target.boundingBox();
  if (!box) throw new Error('The target is not visible.');
  const client = await page.context().newCDPSession(page);
  const at = (part: number) => [{ x: box.x + box.width / 2 + by[0] * part, y: box.y + box.height / 2 + by[1] * part }];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const part of by.some(Boolean) ? [0.25, 0.5, 0.75, 1] : [])
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  await page.waitForTimeout(forMs);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}

const question = ({ page }: Person) => bubble(page, 'Is the blue one there?').first();
const quote = ({ page }: Person) =>
  page
    .getByRole('group', { name: /^Reply to/ })
    .filter({ has: page.getByRole('button', { name: 'Cancel the reply' }) });
const hint = ({ page }: Person) => page.getByText('Swipe a message to reply, or hold it for more', { exact: true });
const menu = ({ page }: Person) => page.getByRole('menu');

/** The first touch loads the gestures, and brings the hint, which is closed. */
async function firstTouch(person: Person, target = question(person)) {
  await touch(person.page, target);
  await expect(hint(person)).toBeVisible();
  // It covers no message at the end of the thread.
  await expect(async () => {
    const [below, covered] = await Promise.all([target.boundingBox(), hint(person).boundingBox()]);
    expect((covered?.y ?? 0) + (covered?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  }).toPass({ timeout: 30_000 });
  await person.page.getByRole('button', { name: 'Dismiss', exact: true }).tap();
  await expect(hint(person)).toHaveCount(0);
}

test('a swipe replies to a message, and a hint about it is shown once', async ({ phone }) => {
  await firstTouch(phone);
  await touch(phone.page, question(phone), { by: [30, 0] });
  await expect(quote(phone)).toHaveCount(0);
  await touch(phone.page, question(phone), { by: [100, 0] });
  await expect(quote(phone)).toContainText('Is the blue one there?');
  await field(phone.page).fill('It is');
  await field(phone.page).press('Enter');
  await expect(bubble(phone.page, 'It is').getByRole('group', { name: /^Reply to/ })).toContainText('Is the blue one');

  await phone.page.reload();
  // The first touch after the reload only loads the code.
  await expect(async () => {
    await touch(phone.page, question(phone), { by: [100, 0] });
    await expect(quote(phone)).toContainText('Is the blue one there?', { timeout: 1000 });
  }).toPass();
  await expect(hint(phone)).toHaveCount(0);
  await expect(log(phone.page)).toContainText('It is');
});

test('a long press opens the menu of a message, which can select its text', async ({ phone }) => {
  await firstTouch(phone);
  for (const time of ['first', 'second']) {
    await test.step(`the ${time} time`, async () => {
      await touch(phone.page, question(phone), { forMs: 700 });
      await expect(menu(phone)).toBeVisible();
      await phone.page.keyboard.press('Escape');
      await expect(menu(phone)).toHaveCount(0);
    });
  }
  await touch(phone.page, question(phone), { forMs: 700 });
  await menu(phone).getByRole('menuitem', { name: 'Select text' }).tap();
  await expect.poll(() => phone.page.evaluate(() => getSelection()?.toString())).toContain('Is the blue one there?');
});

test('the finger scrolls the thread as before', { tag: BEYOND_GATE }, async ({ phone, bayo, request }) => {
  for (let number = 0; number < 30; number += 1) await sendByCall(request, bayo, phone, `Message ${number}.`);
  await expect(bubble(phone.page, 'Message 29.')).toBeVisible();
  await firstTouch(phone, bubble(phone.page, 'Message 27.'));
  const top = () => log(phone.page).evaluate((element) => element.scrollTop);
  const before = await top();
  await touch(phone.page, bubble(phone.page, 'Message 27.'), { by: [20, 300] });
  await expect.poll(top).toBeLessThan(before);
  await expect(quote(phone)).toHaveCount(0);
});

test('while the keyboard is open the tab bar makes room for it, and the field stays above it', async ({ phone }) => {
  const tabs = phone.page.getByRole('navigation', { name: 'Dashboard' });
  await expect(tabs).toBeVisible();
  await Promise.all([
    phone.page.waitForResponse(`**/${builtFile('features/chat/thread/touch-screen.ts')}`),
    field(phone.page).tap(),
  ]);
  // As a browser does that knows `interactive-widget`; Playwright makes the screen smaller too.
  await phone.page.evaluate(({ height }) => Object.defineProperty(screen, 'height', { value: height }), PHONE);
  await phone.page.setViewportSize({ width: 390, height: 480 });
  await expect(tabs).toBeHidden();
  await expect(async () => {
    const box = await field(phone.page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(480);
    expect(box?.y ?? 0).toBeGreaterThan(400);
  }).toPass({ timeout: 30_000 });
  await phone.page.setViewportSize(PHONE);
  await expect(tabs).toBeVisible();
});
