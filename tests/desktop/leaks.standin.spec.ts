import type { WebSocket } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { expect, goTo, signIn, test } from './fixtures.ts';

/**
 * Nothing accumulates over days (architecture §8): opening, hiding and signing out leave no timer and no listener
 * behind.
 */

const CYCLES = 200;

test(
  `timers, listeners and memory of main stay constant over ${CYCLES} cycles of opening, hiding, muting, saving and clearing a session`,
  { tag: BEYOND_GATE },
  async ({ launch, account }) => {
    test.setTimeout(300_000);
    const { app, page } = await launch();
    await signIn(page, account);
    await goTo(page, '/dashboard/settings');
    await page.getByRole('switch', { name: 'Do Not Disturb' }).waitFor();

    /**
     * @returns the resources that main holds: timers and other handles, listeners of objects that live as long as the
     * app, and its heap in bytes
     */
    const held = () =>
      app.evaluate(({ app: main, BrowserWindow, nativeTheme, powerMonitor }) => {
        const [window] = BrowserWindow.getAllWindows();
        if (!window) throw new Error('There is no window.');
        const counted = [
          ...(['activate', 'before-quit', 'second-instance', 'web-contents-created', 'window-all-closed'] as const).map(
            (name) => main.listenerCount(name),
          ),
          ...(['close', 'closed', 'move', 'ready-to-show', 'resize', 'show'] as const).map((name) =>
            window.listenerCount(name),
          ),
          ...(['context-menu', 'did-finish-load', 'did-start-navigation', 'will-navigate'] as const).map((name) =>
            window.webContents.listenerCount(name),
          ),
          nativeTheme.listenerCount('updated'),
          powerMonitor.listenerCount('resume'),
          powerMonitor.listenerCount('unlock-screen'),
        ];
        process.getBuiltinModule('node:v8').setFlagsFromString('--expose-gc');
        const collect: unknown = process.getBuiltinModule('node:vm').runInNewContext('gc');
        if (typeof collect === 'function') collect();
        return {
          listeners: counted,
          timers: process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length,
          heap: process.memoryUsage().heapUsed,
        };
      });
    const run = async (times: number) => {
      await page.evaluate(async (count) => {
        const bridge = window.oja;
        if (!bridge) throw new Error('There is no bridge.');
        for (let cycle = 0; cycle < count; cycle += 1) {
          await bridge.call('unread.show', cycle % 150);
          await bridge.call('preferences.change', {
            doNotDisturb: cycle % 2 === 0,
            mutedUntil: new Date(Date.now() + 3_600_000).toISOString(),
          });
          await bridge.call('session.save', { state: `{"cycle":${cycle}}`, accessToken: `token ${cycle}` });
          await bridge.call('session.clear');
        }
      }, times);
      await app.evaluate(({ BrowserWindow }, count) => {
        const [window] = BrowserWindow.getAllWindows();
        for (let cycle = 0; cycle < count; cycle += 1) {
          window?.hide();
          window?.show();
        }
      }, times);
    };

    // After a few cycles everything that is created at first use exists.
    await run(20);
    const before = await held();
    await run(CYCLES);
    const after = await held();
    expect(before.listeners.filter((count) => count > 0).length).toBeGreaterThan(10);
    expect(after.listeners).toEqual(before.listeners);
    expect(after.timers).toBeLessThanOrEqual(before.timers);
    expect(after.heap - before.heap).toBeLessThan(2_000_000);
  },
);

test(
  'signing in and out repeatedly uses one connection, leaves none, and does not grow the page',
  { tag: BEYOND_GATE },
  async ({ launch, account }) => {
    const { page } = await launch();
    const open = new Set<WebSocket>();
    page.on('websocket', (socket) => {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    });
    // Connections of a page that was left end with it, without an event.
    page.on('request', (request) => {
      if (request.isNavigationRequest()) open.clear();
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    const weigh = async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      const { metrics } = await devtools.send('Performance.getMetrics');
      const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
      return { listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
    };
    const goThrough = async () => {
      await goTo(page, '/login');
      await signIn(page, account);
      await expect.poll(() => open.size).toBe(1);
      await goTo(page, '/dashboard/settings');
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
      await expect.poll(() => open.size).toBe(0);
      return weigh();
    };
    await goThrough();
    const before = await goThrough();
    for (let time = 0; time < 2; time += 1) await goThrough();
    const after = await goThrough();
    expect(before.listeners).toBeGreaterThan(0);
    expect(after.listeners / before.listeners).toBeLessThan(1.05);
    // What is held stays; what the last page has not let go of yet goes in a moment.
    await expect.poll(async () => (await weigh()).heap / before.heap).toBeLessThan(1.2);
  },
);
