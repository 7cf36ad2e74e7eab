import { launchAgain } from './desktop-app.ts';
import { dashboard, expect, signIn, test } from './fixtures.ts';
import { leave, windowState } from './standing.ts';

/** Closing never strands the app, design §8. */

test('where there is a tray, closing hides there; a press on it and a second launch bring it back, Quit ends it', async ({ launch, account, home }) => {
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

test.describe('where there is no tray', () => {
  test.use({ tray: false });

  test('closing ends the app, so that it is not left where nobody finds it', async ({ launch }) => {
    const { app } = await launch();
    const ended = app.waitForEvent('close');
    await leave(app, 'close');
    await ended;
  });
});

test('the window reopens where it was, as large as the page was made', async ({ launch }) => {
  const first = await launch();
  await first.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setBounds({ x: 60, y: 40, width: 900, height: 640 }));
  await first.app.evaluate(() => standin.press('application', { label: 'Zoom in' }));
  await first.app.close();

  const { app } = await launch();
  const look = () =>
    app.evaluate(({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows();
      // Chromium keeps a factor, which the level is worked out from.
      return window && { ...window.getBounds(), zoom: window.webContents.getZoomLevel().toFixed(2) };
    });
  await expect.poll(look).toEqual({ x: 60, y: 40, width: 900, height: 640, zoom: '0.50' });
});

test('hidden at its start it connects and tells, and shows when it is asked to', async ({ launch, account }) => {
  const first = await launch();
  await signIn(first.page, account);
  await first.page.evaluate(() => window.oja?.call('preferences.change', { startHidden: true }));
  await first.app.close();

  const { app, page } = await launch();
  // By then a window that is to be shown is.
  await expect(dashboard(page)).toBeAttached();
  expect(await windowState(app)).toBe('hidden');
  await expect.poll(() => app.evaluate(() => standin.tray()?.toolTip)).toBe('Oja');
  await app.evaluate(() => standin.pressTray());
  await expect.poll(() => windowState(app)).toBe('focused');
});
