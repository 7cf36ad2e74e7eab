import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';

import { expect } from '@playwright/test';
import sharp from 'sharp';

import { BEYOND_GATE } from '../../suite.ts';
import { PROBE, STANDIN } from './launch-probe.ts';
import { test } from './probe-test.ts';

/** What specs can rely on in the stand-in. */

test.describe('missing features throw with a clear message', () => {
  test('in main', { tag: BEYOND_GATE }, async ({ shared: { app } }) => {
    const results = await app.evaluate(({ app: theApp, BrowserWindow, shell }) => {
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
    expect(results).toEqual(
      [
        'app.getAppPath',
        "app.on('gpu-info-update')",
        'browserWindow.setKiosk',
        'BrowserWindow.fromId',
        'shell.beep',
        "app.getPath('music')",
      ].map((name) => `Error: stand-in: ${name} is not implemented`),
    );
  });

  test('in the preload', { tag: BEYOND_GATE }, async ({ shared: { page } }) => {
    await expect(page.evaluate(() => probe.callMissing())).rejects.toThrow(
      'stand-in: ipcRenderer.sendSync is not implemented',
    );
  });

  test('a main that awaits ready at its top level does not start', { tag: BEYOND_GATE }, ({ userData }) => {
    const { status } = spawnSync(STANDIN, [PROBE, `--user-data-dir=${userData}`], {
      env: { ...process.env, PROBE_WAITS: 'yes' },
    });
    expect(status).toBeGreaterThan(0);
  });
});

test.describe('the two worlds of a page', () => {
  test(
    'properties of one world’s window do not exist in the other',
    { tag: BEYOND_GATE },
    async ({ shared: { page } }) => {
      expect(await page.evaluate(() => Reflect.get(globalThis, 'preloadOnly'))).toBeUndefined();
      expect(
        await page.evaluate(() => (Object.assign(globalThis, { pageOnly: true }), probe.readPage())),
      ).toBeUndefined();
    },
  );

  test('data keeps its types, and functions stay callable', { tag: BEYOND_GATE }, async ({ shared: { page } }) => {
    const isSame = await page.evaluate(async () => {
      const value = {
        text: 'ọjà',
        none: undefined,
        nothing: null,
        not: Number.NaN,
        zero: -0,
        large: 2n ** 70n,
        date: new Date(0),
        map: new Map([['a', { b: 1 }]]),
        set: new Set([1]),
        bytes: new Uint8Array([0, 255]),
        list: [1, [2]],
        $: 'a dollar',
      };
      const show = (of: typeof value) => [
        of.text,
        'none' in of,
        of.none,
        of.nothing,
        of.not,
        Object.is(of.zero, -0),
        String(of.large),
        of.date.getTime(),
        of.map.get('a')?.b,
        of.set.has(1),
        of.bytes instanceof Uint8Array && [...of.bytes],
        of.list,
        of.$,
      ];
      const near = probe.echo(value);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- main gives back what it is given
      const far = (await probe.invoke('echo', value)) as typeof value;
      const twice = (number: number) => number * 2;
      return [
        JSON.stringify(show(near)) === JSON.stringify(show(value)),
        JSON.stringify(show(far)) === JSON.stringify(show(value)),
        probe.echo(twice)(21),
      ];
    });
    expect(isSame).toEqual([true, true, 42]);
  });

  test('errors arrive as errors', { tag: BEYOND_GATE }, async ({ shared: { page } }) => {
    const results = await page.evaluate(async () => {
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
    expect(results).toEqual([
      'RangeError: of the preload',
      'Error: later',
      "Error: Error invoking remote method 'fail': TypeError: as expected",
      "Error: Error invoking remote method 'nobody': Error: No handler registered for 'nobody'",
      'Error: An object could not be cloned.',
    ]);
  });

  test(
    'events from main are received until the listener is removed',
    { tag: BEYOND_GATE },
    async ({ shared: { app, page } }) => {
      await page.evaluate(() => {
        const received: unknown[] = [];
        Object.assign(globalThis, { received, stop: probe.on((...args) => received.push(args)) });
      });
      const send = (text: string) =>
        app.evaluate(
          ({ BrowserWindow }, news) => BrowserWindow.getAllWindows()[0]?.webContents.send('news', news, new Date(0)),
          text,
        );
      await send('one');
      await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'received'))).toEqual([['one', new Date(0)]]);
      await page.evaluate(() => Reflect.get(globalThis, 'stop')());
      await send('two');
      await page.evaluate(() => probe.invoke('echo'));
      expect(await page.evaluate(() => Reflect.get(globalThis, 'received'))).toHaveLength(1);
    },
  );
});

test('main sees the addresses of its own scheme', { tag: BEYOND_GATE }, async ({ shared: { app, page } }) => {
  expect(await page.evaluate(() => probe.invoke('sender'))).toBe('probe://host/start?of=it#here');
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getURL())).toBe(
    'probe://host/start?of=it#here',
  );
  expect(await page.evaluate(() => [isSecureContext, localStorage.length, typeof crypto.subtle])).toEqual([
    true,
    0,
    'object',
  ]);
});

test.describe('user actions', () => {
  test('menus, the tray and notifications can be clicked', { tag: BEYOND_GATE }, async ({ shared: { app } }) => {
    const pressed = await app.evaluate(({ Menu, Notification, Tray, nativeImage }) => {
      const presses: string[] = [];
      const add = (name: string) => () => void presses.push(name);
      Menu.setApplicationMenu(
        Menu.buildFromTemplate([
          { label: 'File', submenu: [{ id: 'new', label: 'New', accelerator: 'CmdOrCtrl+N', click: add('menu') }] },
        ]),
      );
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

  test('a role edits text as a click on it would', { tag: BEYOND_GATE }, async ({ shared: { app, page } }) => {
    await page.getByLabel('Text').fill('all of it');
    await page.getByLabel('Text').focus();
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.selectAll());
    await expect.poll(() => page.evaluate(() => document.querySelector('input')?.selectionEnd)).toBe(9);
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.cut());
    await expect(page.getByLabel('Text')).toHaveValue('');
  });

  test(
    'a right click reports what is under the pointer, with suggestions for a misspelled word',
    { tag: BEYOND_GATE },
    async ({ shared: { app, page } }) => {
      await page.getByLabel('Text').fill('teh');
      const parameters = app.evaluate(
        ({ BrowserWindow }) =>
          new Promise((resolve) => {
            standin.misspellings.set('teh', ['the']);
            BrowserWindow.getAllWindows()[0]?.webContents.on('context-menu', (_event, params) =>
              resolve([params.misspelledWord, params.dictionarySuggestions, params.isEditable]),
            );
          }),
      );
      await page.getByLabel('Text').click({ button: 'right' });
      expect(await parameters).toEqual(['teh', ['the'], true]);
      await app.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()[0]?.webContents.replaceMisspelling('the'),
      );
      await expect(page.getByLabel('Text')).toHaveValue('the');
    },
  );
});

test(
  'an update is only requested from this machine, without redirects',
  { tag: BEYOND_GATE },
  async ({ shared: { app } }) => {
    const server = createServer((_request, response) =>
      response.writeHead(302, { location: '/elsewhere' }).end(),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const results = await app.evaluate(
      ({ net }, to) =>
        Promise.all(
          (['https:', 'http:'] as const).map((protocol) =>
            new Promise((resolve) => {
              try {
                net.request({ protocol, hostname: '127.0.0.1', port: to }).on('error', resolve).end();
              } catch (error) {
                resolve(error);
              }
            }).then(String),
          ),
        ),
      port ?? 0,
    );
    server.close();
    expect(results).toEqual([
      'Error: stand-in: net.request over https: is not implemented',
      'Error: stand-in: net.request with a redirect is not implemented',
    ]);
  },
);

test(
  'a download is saved at the path that the app sets',
  { tag: BEYOND_GATE },
  async ({ shared: { app }, userData }) => {
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
  },
);

test(
  'a download link is downloaded through the app’s handlers',
  { tag: BEYOND_GATE },
  async ({ shared: { app, page }, userData }) => {
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
  },
);

test('pictures are decoded as they were encoded', { tag: BEYOND_GATE }, async ({ shared: { app } }) => {
  const png = await app.evaluate(({ nativeImage }) =>
    // Blue, green, red, alpha.
    nativeImage
      .createFromBitmap(Buffer.from([1, 2, 3, 255, 10, 20, 30, 40]), { width: 2, height: 1 })
      .toPNG()
      .toString('base64'),
  );
  const { data, info } = await sharp(Buffer.from(png, 'base64')).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, ...data]).toEqual([2, 1, 3, 2, 1, 255, 30, 20, 10, 40]);
});
