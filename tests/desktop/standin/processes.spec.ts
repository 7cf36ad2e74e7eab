import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';

import { expect, type Page } from '@playwright/test';

import { BEYOND_GATE } from '../../suite.ts';
import { launchProbe, PROBE, STANDIN } from './launch-probe.ts';
import { test } from './probe-test.ts';

/** What specs can rely on: the stand-in's window, its start and its end. */

test.describe('the window', () => {
  const look = (page: Page) => page.evaluate(() => [document.visibilityState, document.hasFocus()]);

  test('its page knows whether it is visible and focused', { tag: BEYOND_GATE }, async ({ own: { app, page } }) => {
    await expect.poll(() => look(page)).toEqual(['visible', true]);
    await page.evaluate(() => {
      const events: string[] = [];
      for (const name of ['focus', 'blur', 'visibilitychange'])
        addEventListener(name, ({ type }) => events.push(type), true);
      Object.assign(globalThis, { events });
    });
    for (const [act, expected] of [
      ['hide', ['hidden', false]],
      ['show', ['visible', true]],
      ['minimize', ['hidden', false]],
      ['restore', ['visible', true]],
    ] as const) {
      await app.evaluate(({ BrowserWindow }, name) => BrowserWindow.getAllWindows()[0]?.[name](), act);
      await expect.poll(() => look(page)).toEqual(expected);
    }
    expect(await page.evaluate(() => Reflect.get(globalThis, 'events'))).toEqual([
      'blur',
      'visibilitychange',
      'visibilitychange',
      'focus',
      'blur',
      'visibilitychange',
      'visibilitychange',
      'focus',
    ]);
  });

  test(
    'preventing a close keeps it open and cancels quitting',
    { tag: BEYOND_GATE },
    async ({ own: { app, page } }) => {
      await app.evaluate(({ app: theApp, BrowserWindow }) => {
        BrowserWindow.getAllWindows()[0]?.once('close', (event) => event.preventDefault());
        theApp.quit();
      });
      expect(await page.evaluate(() => document.title)).toBe('Probe');
    },
  );

  test('once destroyed, it throws for every call but isDestroyed', { tag: BEYOND_GATE }, async ({ own: { app } }) => {
    const results = await app.evaluate(({ BrowserWindow }) => {
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
    expect(results).toEqual([true, true, true, true]);
  });

  test(
    'it has the size it is given, and zoom makes its page smaller',
    { tag: BEYOND_GATE },
    async ({ own: { app, page } }) => {
      const size = () => page.evaluate(() => [innerWidth, innerHeight, devicePixelRatio]);
      await expect.poll(size).toEqual([640, 480, 1]);
      await app.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()[0]?.setBounds({ width: 800, height: 600 }),
      );
      await expect.poll(size).toEqual([800, 600, 1]);
      await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.setZoomFactor(2));
      await expect.poll(size).toEqual([400, 300, 2]);
    },
  );
});

test.describe('its processes', () => {
  /** The number of processes whose command contains a folder. */
  const countOf = (folder: string) =>
    execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).split(`user-data-dir=${folder}`).length - 1;

  test(
    'a second launch passes on its arguments, also after the first was killed',
    { tag: BEYOND_GATE },
    async ({ userData }) => {
      const killed = await launchProbe(userData);
      const ended = once(killed.app.process(), 'exit');
      killed.app.process().kill('SIGKILL');
      await ended;

      const { app } = await launchProbe(userData);
      execFileSync(STANDIN, [PROBE, `--user-data-dir=${userData}`, 'oja://post/1']);
      await expect.poll(() => app.evaluate(() => globalThis.launchedWith?.at(-1))).toBe('oja://post/1');
      await app.close();
    },
  );

  test('no Chromium process outlives the stand-in, however it ends', { tag: BEYOND_GATE }, async ({ userData }) => {
    const { app } = await launchProbe(userData);
    expect(countOf(userData)).toBeGreaterThan(1);
    const ended = once(app.process(), 'exit');
    app.process().kill('SIGKILL');
    await ended;
    await expect.poll(() => countOf(userData)).toBe(0);
  });

  test('without Playwright it runs until it receives a signal', { tag: BEYOND_GATE }, async ({ userData }) => {
    const child = spawn(STANDIN, [PROBE, `--user-data-dir=${userData}`], { stdio: ['ignore', 'ignore', 'pipe'] });
    await once(child.stderr, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('data that a page stored is there after a restart', { tag: BEYOND_GATE }, async ({ userData }) => {
    const first = await launchProbe(userData);
    await first.page.evaluate(() => localStorage.setItem('kept', 'yes'));
    await first.app.close();
    const second = await launchProbe(userData);
    expect(await second.page.evaluate(() => localStorage.getItem('kept'))).toBe('yes');
    await second.app.close();
  });
});
