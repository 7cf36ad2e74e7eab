import type { Page } from '@playwright/test';

import { expect, goToLogin, test } from './fixtures.ts';
import { catchOpened } from './opened-outside.ts';

/**
 * Where links may lead (architecture §8): hostile links never lead anywhere, however they are followed; good ones open
 * outside.
 */

const HOSTILE = [
  'http://evil.example/',
  'http://localhost:4000@evil.example/',
  'http://localhost.evil.example:4000/',
  'https://oja.example@evil.example/',
  'https://user:secret@evil.example/',
  '//evil.example/of-no-scheme',
  'ftp://evil.example/file',
  'file:///etc/passwd',
  'file://evil.example/share/program.exe',
  'smb://evil.example/share',
  'javascript:document.title="owned"',
  'JaVaScRiPt:void(globalThis.owned=1)',
  'data:text/html,<script>opener.owned=1</script>',
  'vbscript:msgbox(1)',
  'ms-msdt:/id PCWDiagnostic /skip force',
  'search-ms:query=x&crumb=location:\\\\evil.example\\share',
  'x-apple.systempreferences:com.apple.preference.security',
  'steam://rungameid/1',
  'oja-app://evil/',
  'oja-app://app@evil/',
  'oja://profile/../../settings',
  'mailto:a@b.example?attach=/etc/passwd',
  'tel:*21*123%23',
  'sms:+2348012345678',
  'view-source:https://evil.example/',
  'chrome://settings',
  'devtools://devtools/bundled/inspector.html',
];

const GOOD = ['https://good.example/path?q=1#part', 'mailto:help@oja.example?subject=Hello', 'tel:+2348012345678'];

/** Adds a link to the page outside of the app's own code. */
async function placeLink(page: Page, url: string, target: '' | '_blank'): Promise<void> {
  await page.evaluate(
    ([href, into]) => {
      const link = document.querySelector<HTMLAnchorElement>('#probe') ?? document.createElement('a');
      Object.assign(link, { id: 'probe', textContent: 'Probe', target: into });
      link.setAttribute('href', href);
      link.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:9999;padding:8px';
      document.body.append(link);
    },
    [url, target] as const,
  );
}

const follow = (page: Page, modifiers: ('ControlOrMeta' | 'Shift')[] = [], button: 'left' | 'middle' = 'left') =>
  page.locator('#probe').click({ modifiers, button, noWaitAfter: true });

const WAYS: readonly { name: string; go: (page: Page, url: string) => Promise<unknown> }[] = [
  { name: 'a click', go: (page, url) => placeLink(page, url, '').then(() => follow(page)) },
  { name: 'a link for a new window', go: (page, url) => placeLink(page, url, '_blank').then(() => follow(page)) },
  {
    name: 'a click with Ctrl',
    go: (page, url) => placeLink(page, url, '').then(() => follow(page, ['ControlOrMeta'])),
  },
  { name: 'a click with Shift', go: (page, url) => placeLink(page, url, '').then(() => follow(page, ['Shift'])) },
  { name: 'the middle button', go: (page, url) => placeLink(page, url, '').then(() => follow(page, [], 'middle')) },
  { name: 'window.open', go: (page, url) => page.evaluate((address) => void window.open(address), url) },
  {
    name: 'the bridge',
    go: (page, url) => page.evaluate((address) => window.oja?.call('shell.openExternal', address), url),
  },
];

for (const { name, go } of WAYS) {
  test(`by ${name}, a hostile link neither navigates nor opens anything, and a good one opens outside`, async ({
    shared: { app, page },
  }) => {
    await goToLogin(page);
    const opened = await catchOpened(app);
    const address = page.url();
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));

    for (const url of HOSTILE) await test.step(url, () => go(page, url));
    for (const url of GOOD) await test.step(url, () => go(page, url));

    // The good links come last: anything that the hostile ones opened is recorded by then.
    await expect.poll(opened).toEqual(GOOD);
    expect(page.url()).toBe(address);
    expect(app.windows()).toHaveLength(1);
    expect(
      await page.evaluate(() => [
        Reflect.get(globalThis, 'isSameDocument'),
        Reflect.get(globalThis, 'owned'),
        document.title === 'owned',
      ]),
    ).toEqual([true, undefined, false]);
  });
}

test('a script cannot navigate the app’s page elsewhere', async ({ shared: { app, page } }) => {
  await goToLogin(page);
  const opened = await catchOpened(app);
  const address = page.url();
  await page.evaluate(() => {
    Object.assign(globalThis, { isSameDocument: true });
    globalThis.location.href = 'http://evil.example/';
  });
  await page.evaluate(() => {
    globalThis.location.href = 'https://good.example/';
  });
  await expect.poll(opened).toEqual(['https://good.example/']);
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSameDocument'))).toBe(true);
});
