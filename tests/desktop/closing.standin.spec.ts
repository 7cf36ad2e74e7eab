import { BEYOND_GATE } from '../suite.ts';
import { launchAgain } from './desktop-app.ts';
import { dashboard, expect, signIn, test } from './fixtures.ts';
import { leave, windowState } from './window-state.ts';

/** Closing the window never leaves an app that cannot be found (architecture §8). */

test('with a tray, closing hides the window; a click on the tray and a second launch show it, and Quit ends the app', async ({
  launch,
  account,
  home,
}) => {
  const { app, page } = await launch();
  await signIn(page, account);
  await leave(app, 'close');
  await expect.poll(() => windowState(app)).toBe('hidden');
  await app.evaluate(() => standin.press('tray', { label: 'Open Oja' }));
  await expect.poll(() => windowState(app)).toBe('focused');

  await leave(app, 'close');
  await expect.poll(() => windowState(app)).toBe('hidden');
  expect(await launchAgain(home)).toBe(0);
  await expect.poll(() => windowState(app)).toBe('focused');

  const ended = app.waitForEvent('close');
  await app.evaluate(() => standin.press('tray', { label: 'Quit Oja' }));
  await ended;
});

test.describe('without a tray', () => {
  test.use({ tray: false });

  test('closing ends the app, so that it does not run where the user cannot find it', async ({ launch }) => {
    const { app } = await launch();
    const ended = app.waitForEvent('close');
    await leave(app, 'close');
    await ended;
  });
});

test('the window reopens at its last place, with the page’s last zoom', { tag: BEYOND_GATE }, async ({ launch }) => {
  const first = await launch();
  await first.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 60, y: 40, width: 900, height: 640 }),
  );
  await first.app.evaluate(() => standin.press('application', { label: 'Zoom in' }));
  await first.app.close();

  const { app } = await launch();
  const look = () =>
    app.evaluate(({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows();
      // Chromium stores a zoom factor, from which the level is computed.
      return window && { ...window.getBounds(), zoom: window.webContents.getZoomLevel().toFixed(2) };
    });
  await expect.poll(look).toEqual({ x: 60, y: 40, width: 900, height: 640, zoom: '0.50' });
});

test(
  'an app that starts hidden connects, shows notifications, and shows its window on request',
  { tag: BEYOND_GATE },
  async ({ launch, account }) => {
    const first = await launch();
    await signIn(first.page, account);
    await first.page.evaluate(() => window.oja?.call('preferences.change', { startHidden: true }));
    await first.app.close();

    const { app, page } = await launch();
    // A window that is shown at the start is visible by then.
    await expect(dashboard(page)).toBeAttached();
    expect(await windowState(app)).toBe('hidden');
    await expect.poll(() => app.evaluate(() => standin.tray()?.toolTip)).toBe('Oja');
    await app.evaluate(() => standin.pressTray());
    await expect.poll(() => windowState(app)).toBe('focused');
  },
);
