import { beforeEach, expect, it, vi } from 'vitest';

import type { BridgeEvent } from '../bridge/events.ts';
import type { PageEvents } from './calls/page-events.ts';

/** Electron's app before and after `ready`, and the parts of Oja that a link reaches. */
const system = await vi.hoisted(async () => {
  const { EventEmitter } = await import('node:events');
  const ready = Promise.withResolvers<void>();
  const app = Object.assign(new EventEmitter(), {
    enableSandbox: () => undefined,
    requestSingleInstanceLock: () => true,
    whenReady: () => system.ready.promise,
  });
  return {
    app,
    ready,
    show: vi.fn<() => void>(),
    started: vi.fn<(events: PageEvents, isWindowRequested: () => boolean) => void>(),
  };
});
vi.mock('electron', () => ({
  app: system.app,
  dialog: {},
  protocol: { registerSchemesAsPrivileged: () => undefined },
}));
vi.mock('./oja-app.ts', () => ({
  startOja(...handed: Parameters<typeof system.started>) {
    system.started(...handed);
    return Promise.resolve({ window: { show: system.show } });
  },
}));

beforeEach(async () => {
  vi.resetModules();
  vi.clearAllMocks();
  system.app.removeAllListeners();
  system.ready = Promise.withResolvers<void>();
  // Importing the file starts the app, as Electron does.
  await import('./index.ts');
});

/** Makes Electron ready and waits for the app. @returns what it received, and the events of its page */
async function getReady() {
  system.ready.resolve();
  await expect.poll(() => system.started).toHaveBeenCalledOnce();
  // The start completes one turn later.
  await new Promise((resolve) => setImmediate(resolve));
  const [started] = system.started.mock.calls;
  if (!started) throw new Error('It has not started.');
  const [events, isWindowRequested] = started;
  const received: BridgeEvent[] = [];
  return { isWindowRequested, received, openPage: () => events.open((_channel, event) => received.push(event)) };
}

/** Opens a link as macOS does. @returns whether it was handled */
function openUrl(link: string): boolean {
  const preventDefault = vi.fn<() => void>();
  system.app.emit('open-url', { preventDefault }, link);
  return preventDefault.mock.calls.length > 0;
}

it('a link that starts the app on macOS waits for the page, and the window is shown', async () => {
  expect(openUrl('oja://chat/bayo')).toBe(true);
  const { received, openPage, isWindowRequested } = await getReady();
  expect(isWindowRequested()).toBe(true);
  openPage();
  expect(received).toEqual([{ name: 'path.requested', payload: '/dashboard/chat/bayo' }]);
});

it('a start without a link shows no window and opens no path', async () => {
  const { received, openPage, isWindowRequested } = await getReady();
  openPage();
  expect([isWindowRequested(), received]).toEqual([false, []]);
});

it('a link that macOS opens later shows the window and opens its path', async () => {
  const { received, openPage } = await getReady();
  openPage();
  expect(system.show).not.toHaveBeenCalled();
  expect(openUrl('oja://post/p1')).toBe(true);
  expect(system.show).toHaveBeenCalledOnce();
  expect(received).toEqual([{ name: 'path.requested', payload: '/dashboard/post/details/p1' }]);
});

it.each(['oja://settings/delete-account', 'https://elsewhere.example/chat/bayo', 'oja://chat/bayo/edit'])(
  'the invalid link %s shows the window and opens no path',
  async (link) => {
    const { received, openPage } = await getReady();
    openPage();
    expect(openUrl(link)).toBe(true);
    expect(system.show).toHaveBeenCalledOnce();
    expect(received).toEqual([]);
  },
);

it('a notification of an earlier run that starts the app on macOS leads to its conversation', async () => {
  const alert = { id: 'm1', viewerId: 'ada', conversationId: 'c1', path: '/dashboard/chat/bayo' };
  system.app.emit('ready', {}, { identifier: JSON.stringify(alert) });
  const { received, openPage, isWindowRequested } = await getReady();
  expect(isWindowRequested()).toBe(true);
  openPage();
  expect(received).toEqual([{ name: 'path.requested', payload: '/dashboard/chat/bayo' }]);
});

it('a reply to a notification of an earlier run that starts the app on macOS is sent', async () => {
  const alert = { id: 'm1', viewerId: 'ada', conversationId: 'c1', path: '/dashboard/chat/bayo' };
  system.app.emit('ready', {}, { identifier: JSON.stringify(alert), userText: 'It is 4,500' });
  const { received, openPage, isWindowRequested } = await getReady();
  expect(isWindowRequested()).toBe(false);
  openPage();
  expect(received).toMatchObject([{ name: 'alert.replied', payload: { alert, text: 'It is 4,500' } }]);
});

it('"Mark as read" on a notification of an earlier run that starts the app on macOS waits for the page, without the window', async () => {
  const alert = { id: 'm1', viewerId: 'ada', conversationId: 'c1', path: '/dashboard/chat/bayo' };
  system.app.emit('ready', {}, { identifier: JSON.stringify(alert), actionIdentifier: 'ACTION_0' });
  const { received, openPage, isWindowRequested } = await getReady();
  expect(isWindowRequested()).toBe(false);
  openPage();
  expect(received).toMatchObject([{ name: 'alert.markedRead', payload: { viewerId: 'ada', path: alert.path } }]);
});

it('a launch by the user shows no window before the app decides so', async () => {
  system.app.emit('ready', {}, {});
  const { received, openPage, isWindowRequested } = await getReady();
  openPage();
  expect([isWindowRequested(), received]).toEqual([false, []]);
});
