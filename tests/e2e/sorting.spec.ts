import { expect, type Page } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { makeAccount } from './accounts.ts';
import { startSession } from './demo.ts';
import { type Person, sendByCall } from './talk.ts';
import { bubble, field, listed, tab, test } from './two-people.ts';

/** Archiving, snoozing and labelling conversations, on all devices of a person (product §2 "Chat list"). */

/** How soon another device shows a change. */
const AGREED = { timeout: 2000 };

const control = (page: Page) => page.getByRole('radiogroup', { name: 'Conversations shown' });

/** Opens the list on a second device of a person. */
async function secondDevice(person: Person): Promise<Page> {
  const context = await person.context.browser()?.newContext({ baseURL: new URL(person.page.url()).origin });
  if (!context) throw new Error('There is no browser.');
  const page = await context.newPage();
  await startSession(page, person.userName, person.password);
  await page.goto('/dashboard/chat');
  return page;
}

/** Chooses an item of a row's menu. */
async function sort(page: Page, name: string, item: string): Promise<void> {
  await listed(page, name).hover();
  await page.getByRole('button', { name: `Sort ${name}` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

async function filterBy(page: Page, filter: string): Promise<void> {
  await page.getByRole('button', { name: 'More filters and order' }).click();
  await page.getByRole('menuitem', { name: filter, exact: true }).click();
}

test('two devices agree within 2 s on archive, labels and snooze, and a new message brings back what was archived', async ({
  ada,
  bayo,
  request,
}) => {
  await sendByCall(request, bayo, ada, 'Is the pot still there?');
  await ada.page.goto('/dashboard/chat');
  const phone = await secondDevice(ada);
  await expect(listed(ada.page, 'Bayo Cole')).toBeVisible();
  await expect(listed(phone, 'Bayo Cole')).toBeVisible();

  await test.step('archived on one device, it leaves both lists, and is found under its filter', async () => {
    await sort(ada.page, 'Bayo Cole', 'Archive');
    await expect(listed(phone, 'Bayo Cole')).toBeHidden(AGREED);
    await expect(listed(ada.page, 'Bayo Cole')).toBeHidden();
    await filterBy(phone, 'Archived');
    await expect(listed(phone, 'Bayo Cole')).toBeVisible();
  });

  await test.step('an undo brings it back on both', async () => {
    await ada.page.getByRole('button', { name: 'Undo' }).click();
    await expect(listed(ada.page, 'Bayo Cole')).toBeVisible();
    await expect(listed(phone, 'Bayo Cole')).toBeHidden(AGREED);
    await control(phone).getByRole('radio', { name: 'All' }).check();
    await expect(listed(phone, 'Bayo Cole')).toBeVisible();
  });

  await test.step('a new message brings back an archived one, also on a device that was away', async () => {
    await sort(ada.page, 'Bayo Cole', 'Archive');
    await expect(listed(phone, 'Bayo Cole')).toBeHidden(AGREED);
    await phone.context().setOffline(true);
    await sendByCall(request, bayo, ada, 'I come at noon');
    await expect(listed(ada.page, 'Bayo Cole')).toContainText('I come at noon');
    await phone.context().setOffline(false);
    await expect(listed(phone, 'Bayo Cole')).toContainText('I come at noon');
  });

  await test.step('a label and its own name appear on both', async () => {
    await sort(ada.page, 'Bayo Cole', 'Labels');
    await ada.page.getByRole('checkbox', { name: 'To ship' }).click();
    await expect(listed(phone, 'Bayo Cole')).toContainText('To ship', AGREED);
    await ada.page.getByRole('button', { name: 'Rename labels' }).click();
    await ada.page.getByRole('textbox', { name: 'Label 4' }).fill('Waybill');
    await ada.page.getByRole('button', { name: 'Save the names' }).click();
    await ada.page.getByRole('button', { name: 'Done' }).click();
    await expect(listed(phone, 'Bayo Cole')).toContainText('Waybill', AGREED);
  });
  await phone.context().close();
});

test('a snoozed conversation returns at its time or with an answer, and says why', async ({
  ada,
  bayo,
  chi,
  request,
}) => {
  await sendByCall(request, bayo, ada, 'Is the pot still there?');
  await sendByCall(request, chi, ada, 'Good morning');
  await ada.page.clock.install();
  await ada.page.goto('/dashboard/chat');
  for (const name of ['Bayo Cole', 'Chi Obi']) {
    await sort(ada.page, name, 'Snooze');
    await ada.page.getByRole('button', { name: 'In 3 hours' }).click();
    await expect(listed(ada.page, name)).toBeHidden();
  }
  await sendByCall(request, chi, ada, 'I will take it');
  await expect(listed(ada.page, 'Chi Obi')).toContainText('Answered');
  await ada.page.clock.fastForward('03:00:01');
  await expect(listed(ada.page, 'Bayo Cole')).toContainText('Snoozed until now');
});

test('without a connection, a change is taken back with a message, and nothing is lost', async ({
  ada,
  bayo,
  request,
}) => {
  await sendByCall(request, bayo, ada, 'Is the pot still there?');
  await ada.page.goto('/dashboard/chat');
  await expect(listed(ada.page, 'Bayo Cole')).toBeVisible();
  // The menu is loaded before.
  await listed(ada.page, 'Bayo Cole').hover();
  await ada.page.getByRole('button', { name: 'Sort Bayo Cole' }).click();
  await ada.page.context().setOffline(true);
  await ada.page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(ada.page.getByText('Network Error!', { exact: true })).toBeVisible();
  await expect(listed(ada.page, 'Bayo Cole')).toBeVisible();
});

test(
  '40 waiting conversations are answered, snoozed or labelled with at most 120 keys beside typing',
  { tag: BEYOND_GATE },
  async ({ ada, request }) => {
    test.slow();
    const people = [];
    for (let number = 1; number <= 40; number += 1) {
      const person = await makeAccount(request, { name: `Buyer ${number}` });
      await sendByCall(request, person, ada, `Is it there, ${number}?`);
      people.push(person);
    }
    const { page } = ada;
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    const posts: string[] = [];
    page.on('request', (sent) => {
      if (sent.method() === 'POST' && sent.url().includes('/messages')) posts.push(sent.postData() ?? '');
    });
    await page.goto('/dashboard/chat');
    await expect(listed(page, 'Buyer 40')).toBeVisible();
    // The keys are loaded after the screen.
    await page.waitForLoadState('networkidle');

    await test.step('20 are answered from the composer', async () => {
      await press('u');
      for (let number = 40; number > 20; number -= 1) {
        await press('Alt+ArrowDown');
        await expect(page.getByRole('log')).toContainText(`Is it there, ${number}?`);
        await field(page).focus();
        await page.keyboard.insertText(`Yes, ${number}`);
        await press('Enter');
        await expect(bubble(page, `Yes, ${number}`)).toBeVisible();
      }
    });
    await test.step('10 are snoozed and 10 labelled in the list', async () => {
      await tab(page, 'Chat').click();
      await expect(listed(page, 'Buyer 21')).toBeHidden();
      await press('j');
      for (let number = 20; number > 10; number -= 1) {
        await expect(listed(page, `Buyer ${number}\\b`)).toBeFocused();
        await press('h');
        await expect(page.getByRole('button', { name: 'In 3 hours' })).toBeFocused();
        await press('Enter');
        await expect(listed(page, `Buyer ${number}\\b`)).toBeHidden();
      }
      for (let number = 10; number > 0; number -= 1) {
        await expect(listed(page, `Buyer ${number}\\b`)).toBeFocused();
        await press('l');
        await expect(page.getByRole('checkbox', { name: 'New' })).toBeVisible();
        await press('2');
        await expect(listed(page, `Buyer ${number}\\b`)).toContainText('To pay');
        await expect(listed(page, `Buyer ${number}\\b`)).toBeFocused();
        if (number > 1) await press('j');
      }
    });
    expect(keys).toBeLessThanOrEqual(120);

    const headers = { authorization: `Bearer ${ada.accessToken}` };
    for (const [index, person] of people.entries()) {
      const answer = await request.get(`/api/v1/messages/${person.id}`, { headers });
      const { data }: { data: { sender: { _id: string } }[] } = await answer.json();
      expect(data.filter(({ sender }) => sender._id === ada.id)).toHaveLength(index >= 20 ? 1 : 0);
    }
    const answer = await request.get('/api/v1/messages/conversations', { headers });
    const { data }: { data: { conversations: { labels?: number[]; setAside?: { until: string | null } }[] } } =
      await answer.json();
    expect(data.conversations.filter(({ labels }) => labels?.includes(2))).toHaveLength(10);
    expect(data.conversations.filter(({ setAside }) => typeof setAside?.until === 'string')).toHaveLength(10);
  },
);
