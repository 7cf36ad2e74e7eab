import { expect, goToLogin, test } from './fixtures.ts';

/** The permissions of our page (architecture §8): it may copy a link, and nothing else. */

test('a page may write to the clipboard; location, camera, microphone, reading the clipboard and notifications are refused', async ({
  shared: { page },
}) => {
  await goToLogin(page);
  const states = await page.evaluate(async () => {
    const names = ['geolocation', 'camera', 'microphone', 'clipboard-read', 'notifications', 'clipboard-write'];
    return Promise.all(
      names.map(async (name) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Chromium knows more names than the DOM's types
        const { state } = await navigator.permissions.query({ name: name as PermissionName });
        return [name, state];
      }),
    );
  });
  expect(Object.fromEntries(states)).toEqual({
    geolocation: 'denied',
    camera: 'denied',
    microphone: 'denied',
    'clipboard-read': 'denied',
    notifications: 'denied',
    'clipboard-write': 'granted',
  });
});
