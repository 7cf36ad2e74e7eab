import type { EventEmitter } from 'node:events';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createPageEvents } from './page-events.ts';
import { createMainWindow } from './window.ts';

/** The system's windows, which leave full screen when the test says that they have. */
const system = vi.hoisted(() => ({ windows: new Array<EventEmitter & { isFullScreen: () => boolean; isVisible: boolean }>() }));
vi.mock('electron', async () => {
  const { EventEmitter } = await import('node:events');
  class BrowserWindow extends EventEmitter {
    isVisible = true;
    isFull = true;
    webContents = Object.assign(new EventEmitter(), { loadURL: () => Promise.resolve() });
    constructor() {
      super();
      system.windows.push(this);
    }
    isFullScreen = () => this.isFull;
    setFullScreen = (isFull: boolean) => {
      this.prependOnceListener('leave-full-screen', () => {
        this.isFull = isFull;
      });
    };
    isMinimized = () => false;
    focus = () => undefined;
    show = () => {
      this.isVisible = true;
    };
    hide = () => {
      this.isVisible = false;
    };
  }
  return { BrowserWindow };
});

function openInFullScreen() {
  const window = createMainWindow({
    address: 'oja-app://app/',
    preload: '',
    state: { restore: () => ({ bounds: { x: 0, y: 0, width: 900, height: 640 }, isMaximized: false }), zoom: () => 0, setZoom: () => undefined, follow: () => undefined },
    events: createPageEvents(),
    mayHide: () => Promise.resolve(true),
    isQuitting: () => false,
    quit: () => expect.unreachable(),
    onOpen: () => undefined,
    onFault: (error) => expect.unreachable(String(error)),
  });
  window.show();
  const opened = system.windows.at(-1);
  if (!opened) throw new Error('There is no window.');
  const close = async () => {
    opened.emit('close', { preventDefault: () => undefined });
    await Promise.resolve();
    await Promise.resolve();
  };
  return { window, opened, close };
}

beforeEach(() => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('darwin');
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('on a Mac, closing a window in full screen leaves no black space behind: it is hidden once it has left that', async () => {
  const { opened, close } = openInFullScreen();
  await close();
  expect([opened.isFullScreen(), opened.isVisible]).toEqual([true, true]);
  opened.emit('leave-full-screen');
  expect([opened.isFullScreen(), opened.isVisible]).toEqual([false, false]);
});

it('a window that is asked for while it leaves full screen stays', async () => {
  const { window, opened, close } = openInFullScreen();
  await close();
  await close();
  window.show();
  opened.emit('leave-full-screen');
  expect(opened.isVisible).toBe(true);
});

it('elsewhere it is hidden at once, and comes back in full screen', async () => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('linux');
  const { opened, close } = openInFullScreen();
  await close();
  expect([opened.isFullScreen(), opened.isVisible]).toEqual([true, false]);
});
