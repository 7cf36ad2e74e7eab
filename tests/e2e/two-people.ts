import {
  type Page,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  test as base,
} from '@playwright/test';

import { makeJpeg } from './jpeg.ts';
import { join, type Person } from './talk.ts';

type People = Record<'ada' | 'bayo' | 'chi' | 'dayo', Person>;

/** A user in a browser context of their own, on the real server. Only those exist whom the test names. */
const personNamed =
  (name: string) =>
  async (
    { browser, request, baseURL }: PlaywrightTestArgs & PlaywrightTestOptions & PlaywrightWorkerArgs,
    use: (person: Person) => Promise<void>,
  ): Promise<void> => {
    const person = await join(browser, request, baseURL, name);
    await use(person);
    await person.context.close();
  };

/** Users who have just met. */
export const test = base.extend<People>({
  ada: personNamed('Adá Òkè'),
  bayo: personNamed('Bayo Cole'),
  chi: personNamed('Chi Obi'),
  dayo: personNamed('Dayo Ige'),
});

/** Opens the conversation with another user. */
export const open = (me: Person, partner: Person) => me.page.goto(`/dashboard/chat/${partner.id}`);
/** The field for a message. */
export const field = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
/** The log of the thread. */
export const log = (page: Page) => page.getByRole('log');
/** A message by a part of its text, after which its time follows at once: “Message 2” at 7:19 has “Message 27:19”. */
export const bubble = (page: Page, text: string | RegExp) => log(page).getByRole('article').filter({ hasText: text });
/** The pane of the open conversation, in windows of 768 px and more. */
export const thread = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });
/** The row of a person in the list beside it. */
export const listed = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Conversations', exact: true }).getByRole('link', { name: new RegExp(name) });
/** A tab of the dashboard by its name. */
export const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name });
/** A picture to send. */
export const jpeg = async (name: string, hue: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await makeJpeg({ width: 640, height: 480, hue }),
});

/** Resolves when the server has sent the initial state over a page's connection. */
export async function realtimeReady(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('getOnlineUsers'));
}

/** Types and sends a message. */
export async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}
