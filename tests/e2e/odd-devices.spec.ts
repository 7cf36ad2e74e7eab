import { expect } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { logIn } from './demo.ts';
import { bubble, field, log, open, say, test } from './two-people.ts';

/** Phones whose clock is a day off, or whose storage is full, on a first visit: everything works online. */

const DAY_MS = 24 * 60 * 60 * 1000;

for (const { days, is } of [
  { days: 1, is: 'ahead' },
  { days: -1, is: 'behind' },
])
  test(
    `a clock that is a day ${is}: the feed loads, and messages stand in the order in which they were written`,
    { tag: BEYOND_GATE },
    async ({ ada, bayo }) => {
      await ada.page.clock.setSystemTime(Date.now() + days * DAY_MS);
      await ada.page.goto('/dashboard');
      await expect(ada.page.getByRole('feed', { name: 'Newest posts' }).getByRole('article').first()).toBeVisible();
      await Promise.all([open(ada, bayo), open(bayo, ada)]);
      for (const [from, to, text] of [
        [ada, bayo, 'first, from the odd phone'],
        [bayo, ada, 'second, from the other'],
        [ada, bayo, 'third, from the odd phone'],
      ] as const) {
        await say(from.page, text);
        await expect(bubble(to.page, text)).toBeVisible();
      }
      const texts = [/first, from the odd/, /second, from the other/, /third, from the odd/];
      for (const { page } of [ada, bayo]) {
        await expect(log(page).getByRole('article')).toContainText(texts);
        // A day of the future is today.
        const day = page === ada.page && days > 0 ? 'Yesterday' : 'Today';
        await expect(log(page).getByText(day, { exact: true })).toBeVisible();
      }
    },
  );

test(
  'full storage: login, feed, thread and a message work, and what was written is sent once',
  { tag: BEYOND_GATE },
  async ({ ada, bayo }) => {
    const { page } = ada;
    await page.addInitScript(() => {
      // Only the session still fits: without it there is no login to test.
      const setItem = Storage.prototype.setItem.bind(localStorage);
      Storage.prototype.setItem = (key, value) => {
        if (key !== 'oja.session') throw new DOMException('Full.', 'QuotaExceededError');
        setItem(key, value);
      };
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      };
      IDBObjectStore.prototype.add = () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      };
    });
    await logIn(page, ada.userName, ada.password);
    await expect(page.getByRole('feed', { name: 'Newest posts' }).getByRole('article').first()).toBeVisible();
    await Promise.all([open(ada, bayo), open(bayo, ada)]);
    await expect(field(page)).toBeVisible();
    await say(page, 'Is the storage full?');
    await expect(bubble(bayo.page, 'Is the storage full?')).toBeVisible();
    await say(bayo.page, 'It is.');
    await expect(bubble(page, 'It is.')).toBeVisible();
    await page.reload();
    await expect(log(page).getByRole('article')).toContainText([/Is the storage full\?/, /It is\./]);
    await expect(log(bayo.page).getByRole('article')).toHaveCount(2);
  },
);
