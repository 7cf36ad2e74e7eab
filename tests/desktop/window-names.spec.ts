import { expect, goTo, goToLogin, test } from './fixtures.ts';

/** What a page can access (architecture §8): the bridge, and nothing else of the machine. */

test('the page has no global that a plain page of the same Chromium lacks, except the bridge', async ({
  shared: { page },
}) => {
  // A document of the app without scripts: any additional global was added by the preload.
  await goTo(page, '/page-start.js');
  const added = await page.evaluate(() => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const plain = new Set(Object.getOwnPropertyNames(frame.contentWindow));
    frame.remove();
    return Object.getOwnPropertyNames(globalThis).filter((name) => !plain.has(name));
  });
  expect(added).toEqual(['oja']);
});

test('the page cannot change the bridge, which contains only functions', async ({ shared: { page } }) => {
  await goToLogin(page);
  const seen = await page.evaluate(() => {
    const bridge = window.oja;
    if (!bridge) return undefined;
    const isReplaced = Reflect.set(globalThis, 'oja', {}) || Reflect.deleteProperty(globalThis, 'oja');
    return {
      isReplaced,
      isFrozen: Object.isFrozen(bridge),
      kinds: [...new Set(Object.values(bridge).map((part) => typeof part))],
    };
  });
  expect(seen).toEqual({ isReplaced: false, isFrozen: true, kinds: ['function'] });
});

test('a call that the bridge does not have reaches nothing', async ({ shared: { page } }) => {
  await goToLogin(page);
  const answers = await page.evaluate(async () => {
    const names = ['session', 'toString', '__proto__', 'oja:session.load', '../session.load'];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a page may send what no type allows
    return Promise.all(names.map(async (name) => window.oja?.call(name as 'app.info')));
  });
  expect(answers.map((answer) => answer?.ok === false && answer.error.code)).toEqual(
    Array.from({ length: 5 }, () => 'unknown_call'),
  );
});
