import { expect } from '@playwright/test';

import { BROWSER_ARGS, findBrowser } from '../../scripts/find-browser.ts';
import { BEYOND_GATE } from '../suite.ts';
import { bringAxe, findViolations } from './find-violations.ts';
import { postByCall, type TestPost } from './market.ts';
import { openPost } from './post-scene.ts';
import { join, type Person, sendByCall } from './talk.ts';
import { bubble, open, test as base } from './two-people.ts';

/** A buyer asks to see a post, and its vendor shows it with the camera (product §4 "Show me now"). */

const executablePath = findBrowser();

const test = base.extend<{ vendor: Person; post: TestPost }>({
  vendor: async ({ browser, request, baseURL }, use) => {
    const person = await join(browser, request, baseURL, 'Adaeze Nwosu', { vendor: true });
    await use(person);
    await person.context.close();
  },
  post: async ({ request, vendor }, use) =>
    use(await postByCall(request, vendor, `Akwete wrapper of ${vendor.userName}`)),
});

// A camera that shows a test picture. Where it is allowed, each test says.
test.use({
  launchOptions: {
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    args: [...BROWSER_ARGS, '--disable-gpu', '--use-fake-device-for-media-stream'],
  },
});

const pinned = ({ page }: Person) => page.getByRole('region', { name: 'Post this conversation is about' });
const QUESTION = 'Can you show it to me now?';

test(
  'a vendor answers a request with a stamped picture from the camera, and the post is seen today',
  { tag: BEYOND_GATE },
  async ({ ada, vendor, post, request }) => {
    await sendByCall(request, ada, vendor, 'Is it still there?', { postId: post.id });
    await open(vendor, ada);
    await open(ada, vendor);
    await pinned(ada).getByRole('button', { name: 'Show me now' }).click();
    await expect(bubble(ada.page, QUESTION)).toBeVisible();
    await expect(pinned(ada).getByRole('button', { name: 'Show me now' })).toHaveCount(0);

    const show = vendor.page.getByRole('button', { name: 'Show it now' });
    const dialog = vendor.page.getByRole('dialog', { name: 'Show it now' });
    await test.step('a refused camera is explained', async () => {
      await show.press('Enter');
      await expect(dialog.getByRole('alert')).toContainText('Oja may not use the camera.');
    });

    await test.step('with the camera, a picture is taken, seen and sent', async () => {
      await vendor.context.grantPermissions(['camera']);
      await dialog.getByRole('button', { name: 'Try again' }).click();
      await dialog.getByRole('button', { name: 'Take the picture' }).click();
      await expect(dialog.getByRole('img', { name: 'The picture that you took' })).toBeVisible();
      await bringAxe(vendor.page);
      expect(await findViolations(vendor.page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Send it' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(show).toHaveCount(0);
    });

    await expect(bubble(ada.page, 'Here it is now.').getByRole('img').first()).toBeVisible();
    for (const person of [ada, vendor]) await expect(pinned(person)).toContainText('Seen today');
    await openPost(ada.page, post);
    await expect(ada.page.getByText('Seen today')).toBeVisible();
  },
);
