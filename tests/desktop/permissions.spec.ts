import { expect, goToLogin, test } from './fixtures.ts';

/** What a page of ours may ask the machine for, design §8: to copy a link, and nothing else. */

test('a page may write to the clipboard; place, camera, microphone, clipboard and notifications are refused', async ({ shared: { page } }) => {
  await goToLogin(page);
  const states = await page.evaluate(async () => {
    const names = ['geolocation', 'camera', 'microphone', 'clipboard-read', 'notifications', 'clipboard-write'];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Chromium knows more names than the DOM's types
    return Promise.all(names.map(async (name) => [name, (await navigator.permissions.query({ name: name as PermissionName })).state]));
  });
  expect(Object.fromEntries(states)).toEqual({
    'geolocation': 'denied', 'camera': 'denied', 'microphone': 'denied', 'clipboard-read': 'denied', 'notifications': 'denied', 'clipboard-write': 'granted',
  });
});
