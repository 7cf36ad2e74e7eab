import { beforeEach, expect, it, vi } from 'vitest';

import type { BridgeEvent } from '../bridge/events.ts';
import type { PageEvents } from './page-events.ts';

/** Electron's app, until it is ready and after, and what of Oja a link reaches. */
const system = await vi.hoisted(async () => {
  const { EventEmitter } = await import('node:events');
  const ready = Promise.withResolvers<void>();
  const app = Object.assign(new EventEmitter(), { enableSandbox: () => undefined, requestSingleInstanceLock: () => true, whenReady: () => system.ready.promise });
  return { app, ready, show: vi.fn<() => void>(), started: vi.fn<(events: PageEvents, isAskedFor: () => boolean) => void>() };
});
vi.mock('electron', () => ({ app: system.app, dialog: {}, protocol: { registerSchemesAsPrivileged: () => undefined } }));
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
  // It starts by being imported, as Electron does it.
  await import('./index.ts');
});

/** Lets Electron be ready, and the app stand. @returns what it was handed, and what its page hears */
async function getReady() {
  system.ready.resolve();
  await vi.waitFor(() => expect(system.started).toHaveBeenCalledOnce());
  // Whoever was started is known a moment later.
  await new Promise((resolve) => setImmediate(resolve));
  const [started] = system.started.mock.calls;
  if (!started) throw new Error('It has not started.');
  const [events, isAskedFor] = started;
  const heard: BridgeEvent[] = [];
  return { isAskedFor, heard, openPage: () => events.open((_channel, told) => heard.push(told)) };
}

/** As macOS hands over a link. @returns whether it was taken */
function openUrl(link: string): boolean {
  const preventDefault = vi.fn<() => void>();
  system.app.emit('open-url', { preventDefault }, link);
  return preventDefault.mock.calls.length > 0;
}

it('a link that a Mac begins with waits for the page, and the window does not stay hidden', async () => {
  expect(openUrl('oja://chat/bayo')).toBe(true);
  const { heard, openPage, isAskedFor } = await getReady();
  expect(isAskedFor()).toBe(true);
  openPage();
  expect(heard).toEqual([{ name: 'path.asked', payload: '/dashboard/chat/bayo' }]);
});

it('a start without a link asks for no window and leads nowhere', async () => {
  const { heard, openPage, isAskedFor } = await getReady();
  openPage();
  expect([isAskedFor(), heard]).toEqual([false, []]);
});

it('a link that a Mac hands over later shows the window and leads where it says', async () => {
  const { heard, openPage } = await getReady();
  openPage();
  expect(system.show).not.toHaveBeenCalled();
  expect(openUrl('oja://post/p1')).toBe(true);
  expect(system.show).toHaveBeenCalledOnce();
  expect(heard).toEqual([{ name: 'path.asked', payload: '/dashboard/post/details/p1' }]);
});

it.each(['oja://settings/delete-account', 'https://elsewhere.example/chat/bayo', 'oja://chat/bayo/edit'])('a Mac’s link %s shows the window and leads nowhere', async (link) => {
  const { heard, openPage } = await getReady();
  openPage();
  expect(openUrl(link)).toBe(true);
  expect(system.show).toHaveBeenCalledOnce();
  expect(heard).toEqual([]);
});
