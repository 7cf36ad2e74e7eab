import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type ElectronApplication, expect, type Page, test as base } from '@playwright/test';
import sharp from 'sharp';

import { launchProbe, PROBE, STANDIN } from './launch-probe.ts';

/** What a spec may believe of the stand-in. */

interface Running {
  app: ElectronApplication;
  page: Page;
}

async function inFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'oja-standin-'));
  await use(folder);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function runIn(folder: string, use: (running: Running) => Promise<void>): Promise<void> {
  const running = await launchProbe(folder);
  await use(running);
  await running.app.close();
}

const test = base.extend<{ userData: string; own: Running }, { shared: Running }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  userData: ({}, use) => inFolder(use),
  /** One for the test alone. */
  own: ({ userData }, use) => runIn(userData, use),
  /** One for all tests that leave it as it was: a launch takes longer than any of them. */
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  shared: [({}, use) => inFolder((folder) => runIn(folder, use)), { scope: 'worker' }],
});

test.describe('what it lacks is refused, in so many words', () => {
  test('in main', async ({ shared: { app } }) => {
    const said = await app.evaluate(({ app: theApp, BrowserWindow, shell }) => {
      const window = BrowserWindow.getAllWindows()[0];
      return [
        () => theApp.getAppPath(),
        () => theApp.on('gpu-info-update', () => undefined),
        () => window?.setKiosk(true),
        () => BrowserWindow.fromId(1),
        () => shell.beep(),
        () => theApp.getPath('music'),
      ].map((call) => {
        try {
          return call();
        } catch (error) {
          return String(error);
        }
      });
    });
    expect(said).toEqual(
      ["app.getAppPath", "app.on('gpu-info-update')", 'browserWindow.setKiosk', 'BrowserWindow.fromId', 'shell.beep', "app.getPath('music')"].map(
        (name) => `Error: stand-in: ${name} is not implemented`,
      ),
    );
  });

  test('in the preload', async ({ shared: { page } }) => {
    await expect(page.evaluate(() => probe.callMissing())).rejects.toThrow('stand-in: ipcRenderer.sendSync is not implemented');
  });

  test('a main that waits for ready at its top level does not start', ({ userData }) => {
    const { status } = spawnSync(STANDIN, [PROBE, `--user-data-dir=${userData}`], { env: { ...process.env, PROBE_WAITS: 'yes' } });
    expect(status).toBeGreaterThan(0);
  });
});

test.describe('the two worlds of a page', () => {
  test('what the one puts on its window the other does not see', async ({ shared: { page } }) => {
    expect(await page.evaluate(() => Reflect.get(globalThis, 'preloadOnly'))).toBeUndefined();
    expect(await page.evaluate(() => (Object.assign(globalThis, { pageOnly: true }), probe.readPage()))).toBeUndefined();
  });

  test('data crosses as what it is, functions stay what they are', async ({ shared: { page } }) => {
    const isSame = await page.evaluate(async () => {
      const value = {
        text: 'ọjà', none: undefined, nothing: null, not: Number.NaN, zero: -0, large: 2n ** 70n, date: new Date(0),
        map: new Map([['a', { b: 1 }]]), set: new Set([1]), bytes: new Uint8Array([0, 255]), list: [1, [2]], $: 'a dollar',
      };
      const show = (of: typeof value) => [
        of.text, 'none' in of, of.none, of.nothing, of.not, Object.is(of.zero, -0), String(of.large), of.date.getTime(),
        of.map.get('a')?.b, of.set.has(1), of.bytes instanceof Uint8Array && [...of.bytes], of.list, of.$,
      ];
      const near = probe.echo(value);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- main gives back what it is given
      const far = (await probe.invoke('echo', value)) as typeof value;
      const twice = (number: number) => number * 2;
      return [JSON.stringify(show(near)) === JSON.stringify(show(value)), JSON.stringify(show(far)) === JSON.stringify(show(value)), probe.echo(twice)(21)];
    });
    expect(isSame).toEqual([true, true, 42]);
  });

  test('failures arrive as failures', async ({ shared: { page } }) => {
    const said = await page.evaluate(async () => {
      const whyOf = async (act: () => unknown) => {
        try {
          await act();
          return 'nothing';
        } catch (error) {
          return String(error);
        }
      };
      return Promise.all([
        whyOf(() => probe.fail()),
        whyOf(() => probe.later()),
        whyOf(() => probe.invoke('fail')),
        whyOf(() => probe.invoke('nobody')),
        whyOf(() => probe.invoke('echo', () => 1)),
      ]);
    });
    expect(said).toEqual([
      'RangeError: of the preload',
      'Error: later',
      "Error: Error invoking remote method 'fail': TypeError: as expected",
      "Error: Error invoking remote method 'nobody': Error: No handler registered for 'nobody'",
      'Error: An object could not be cloned.',
    ]);
  });

  test('what main sends is heard until it is no longer listened to', async ({ shared: { app, page } }) => {
    await page.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(globalThis, { heard, stop: probe.on((...args) => heard.push(args)) });
    });
    const send = (text: string) => app.evaluate(({ BrowserWindow }, news) => BrowserWindow.getAllWindows()[0]?.webContents.send('news', news, new Date(0)), text);
    await send('one');
    await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'heard'))).toEqual([['one', new Date(0)]]);
    await page.evaluate(() => Reflect.get(globalThis, 'stop')());
    await send('two');
    await page.evaluate(() => probe.invoke('echo'));
    expect(await page.evaluate(() => Reflect.get(globalThis, 'heard'))).toHaveLength(1);
  });
});

test('main sees the addresses of its own scheme', async ({ shared: { app, page } }) => {
  expect(await page.evaluate(() => probe.invoke('sender'))).toBe('probe://host/start?of=it#here');
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getURL())).toBe('probe://host/start?of=it#here');
  expect(await page.evaluate(() => [isSecureContext, localStorage.length, typeof crypto.subtle])).toEqual([true, 0, 'object']);
});

test.describe('the window', () => {
  const look = (page: Page) => page.evaluate(() => [document.visibilityState, document.hasFocus()]);

  test('its page knows whether it is seen and has the focus', async ({ own: { app, page } }) => {
    await expect.poll(() => look(page)).toEqual(['visible', true]);
    await page.evaluate(() => {
      const events: string[] = [];
      for (const name of ['focus', 'blur', 'visibilitychange']) addEventListener(name, ({ type }) => events.push(type), true);
      Object.assign(globalThis, { events });
    });
    for (const [act, expected] of [['hide', ['hidden', false]], ['show', ['visible', true]], ['minimize', ['hidden', false]], ['restore', ['visible', true]]] as const) {
      await app.evaluate(({ BrowserWindow }, name) => BrowserWindow.getAllWindows()[0]?.[name](), act);
      await expect.poll(() => look(page)).toEqual(expected);
    }
    expect(await page.evaluate(() => Reflect.get(globalThis, 'events'))).toEqual([
      'blur', 'visibilitychange', 'visibilitychange', 'focus', 'blur', 'visibilitychange', 'visibilitychange', 'focus',
    ]);
  });

  test('a close that is prevented leaves it open, and calls off the quitting', async ({ own: { app, page } }) => {
    await app.evaluate(({ app: theApp, BrowserWindow }) => {
      BrowserWindow.getAllWindows()[0]?.once('close', (event) => event.preventDefault());
      theApp.quit();
    });
    expect(await page.evaluate(() => document.title)).toBe('Probe');
  });

  test('once it has gone it takes no calls but the question whether it has', async ({ own: { app } }) => {
    const said = await app.evaluate(({ BrowserWindow }) => {
      const window = new BrowserWindow({ show: false });
      const { webContents: contents } = window;
      window.destroy();
      return [window.isDestroyed(), contents.isDestroyed()].concat(
        [() => window.show(), () => contents.send('news')].map((call) => {
          try {
            call();
            return false;
          } catch (error) {
            return error instanceof TypeError && error.message === 'Object has been destroyed';
          }
        }),
      );
    });
    expect(said).toEqual([true, true, true, true]);
  });

  test('has the size it is given, and zoom makes its page smaller', async ({ own: { app, page } }) => {
    const size = () => page.evaluate(() => [innerWidth, innerHeight, devicePixelRatio]);
    await expect.poll(size).toEqual([640, 480, 1]);
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setBounds({ width: 800, height: 600 }));
    await expect.poll(size).toEqual([800, 600, 1]);
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.setZoomFactor(2));
    await expect.poll(size).toEqual([400, 300, 2]);
  });
});

test.describe('its processes', () => {
  /** How many there are whose command names a folder. */
  const countOf = (folder: string) => execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).split(`user-data-dir=${folder}`).length - 1;

  test('a second launch hands over its arguments, also after the first was killed', async ({ userData }) => {
    const killed = await launchProbe(userData);
    const ended = once(killed.app.process(), 'exit');
    killed.app.process().kill('SIGKILL');
    await ended;

    const { app } = await launchProbe(userData);
    execFileSync(STANDIN, [PROBE, `--user-data-dir=${userData}`, 'oja://post/1']);
    await expect.poll(() => app.evaluate(() => globalThis.launchedWith?.at(-1))).toBe('oja://post/1');
    await app.close();
  });

  test('no Chromium outlives it, however it ends', async ({ userData }) => {
    const { app } = await launchProbe(userData);
    expect(countOf(userData)).toBeGreaterThan(1);
    const ended = once(app.process(), 'exit');
    app.process().kill('SIGKILL');
    await ended;
    await expect.poll(() => countOf(userData)).toBe(0);
  });

  test('without Playwright it runs until it is told to end', async ({ userData }) => {
    const child = spawn(STANDIN, [PROBE, `--user-data-dir=${userData}`], { stdio: ['ignore', 'ignore', 'pipe'] });
    await once(child.stderr, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('what a page stored is there after a restart', async ({ userData }) => {
    const first = await launchProbe(userData);
    await first.page.evaluate(() => localStorage.setItem('kept', 'yes'));
    await first.app.close();
    const second = await launchProbe(userData);
    expect(await second.page.evaluate(() => localStorage.getItem('kept'))).toBe('yes');
    await second.app.close();
  });
});

test.describe('what only a person can do', () => {
  test('pressing menus, the tray and notifications', async ({ shared: { app } }) => {
    const pressed = await app.evaluate(({ Menu, Notification, Tray, nativeImage }) => {
      const presses: string[] = [];
      const add = (name: string) => () => void presses.push(name);
      Menu.setApplicationMenu(Menu.buildFromTemplate([{ label: 'File', submenu: [{ id: 'new', label: 'New', accelerator: 'CmdOrCtrl+N', click: add('menu') }] }]));
      const tray = new Tray(nativeImage.createEmpty());
      tray.on('click', add('tray'));
      const notification = new Notification({ title: 'Ada', hasReply: true });
      notification.on('click', add('notification'));
      notification.on('reply', ({ reply }) => presses.push(reply));
      notification.on('close', add('closed'));
      notification.show();
      standin.press('application', { accelerator: 'CmdOrCtrl+N' });
      standin.pressTray();
      standin.pressNotification('Ada');
      notification.show();
      standin.replyTo('Ada', 'thanks');
      return [...presses, standin.notifications().length];
    });
    expect(pressed).toEqual(['menu', 'tray', 'notification', 'closed', 'thanks', 'closed', 0]);
  });

  test('a role edits the text as a press would', async ({ shared: { app, page } }) => {
    await page.getByLabel('Text').fill('all of it');
    await page.getByLabel('Text').focus();
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.selectAll());
    await expect.poll(() => page.evaluate(() => document.querySelector('input')?.selectionEnd)).toBe(9);
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.cut());
    await expect(page.getByLabel('Text')).toHaveValue('');
  });

  test('a press of the other button tells what is under it, with the suggestions for a misspelt word', async ({ shared: { app, page } }) => {
    await page.getByLabel('Text').fill('teh');
    const told = app.evaluate(
      ({ BrowserWindow }) =>
        new Promise((resolve) => {
          standin.misspellings.set('teh', ['the']);
          BrowserWindow.getAllWindows()[0]?.webContents.on('context-menu', (_event, params) => resolve([params.misspelledWord, params.dictionarySuggestions, params.isEditable]));
        }),
    );
    await page.getByLabel('Text').click({ button: 'right' });
    expect(await told).toEqual(['teh', ['the'], true]);
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.replaceMisspelling('the'));
    await expect(page.getByLabel('Text')).toHaveValue('the');
  });
});

test('a download goes where the app says', async ({ shared: { app }, userData }) => {
  const path = join(userData, 'kept', 'file.txt');
  const state = await app.evaluate(
    ({ BrowserWindow, session }, to) =>
      new Promise((resolve) => {
        session.defaultSession.once('will-download', (_event, item) => {
          item.setSavePath(to);
          item.once('done', (_done, end) => resolve([end, item.getFilename(), item.getReceivedBytes()]));
        });
        BrowserWindow.getAllWindows()[0]?.webContents.downloadURL('probe://host/file.txt');
      }),
    path,
  );
  expect(state).toEqual(['completed', 'file.txt', 12]);
  expect(await readFile(path, 'utf8')).toBe('twelve bytes');
});

test('a link for a download is a download of the app’s', async ({ shared: { app, page }, userData }) => {
  const done = app.evaluate(
    ({ session }, to) =>
      new Promise((resolve) => {
        session.defaultSession.once('will-download', (_event, item) => {
          item.setSavePath(to);
          item.once('done', (_done, end) => resolve([end, item.getURL()]));
        });
      }),
    join(userData, 'file.txt'),
  );
  await page.evaluate(() => Object.assign(document.createElement('a'), { href: '/file.txt', download: '' }).click());
  expect(await done).toEqual(['completed', 'probe://host/file.txt']);
});

test('pictures come out as they went in', async ({ shared: { app } }) => {
  const png = await app.evaluate(({ nativeImage }) =>
    // Blue, green, red, alpha.
    nativeImage.createFromBitmap(Buffer.from([1, 2, 3, 255, 10, 20, 30, 40]), { width: 2, height: 1 }).toPNG().toString('base64'),
  );
  const { data, info } = await sharp(Buffer.from(png, 'base64')).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, ...data]).toEqual([2, 1, 3, 2, 1, 255, 30, 20, 10, 40]);
});
