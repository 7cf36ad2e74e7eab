import type { EventEmitter } from 'node:events';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createPageEvents } from '../calls/page-events.ts';
import { createMainWindow } from './window.ts';

/** The system's windows. They leave full screen when the test says so. */
const system = vi.hoisted(() => ({
  windows: new Array<EventEmitter & { isFullScreen: () => boolean; isVisible: boolean; maximized: number }>(),
}));
vi.mock('electron', async () => {
  const { EventEmitter } = await import('node:events');
  class BrowserWindow extends EventEmitter {
    isVisible = true;
    isFull = true;
    /** How often it was maximized. */
    maximized = 0;
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
    maximize = () => {
      this.maximized += 1;
    };
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

function createWindow(isMaximized: boolean) {
  return createMainWindow({
    address: 'oja-app://app/',
    preload: '',
    state: {
      restore: () => ({ bounds: { x: 0, y: 0, width: 900, height: 640 }, isMaximized }),
      zoom: () => 0,
      setZoom: () => undefined,
      follow: () => undefined,
    },
    events: createPageEvents(),
    mayHide: () => Promise.resolve(true),
    isQuitting: () => false,
    quit: () => expect.unreachable(),
    onOpen: () => undefined,
    onFault: (error) => expect.unreachable(String(error)),
  });
}

function openInFullScreen() {
  const window = createWindow(false);
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

it('on macOS, closing a full-screen window hides it only after it has left full screen', async () => {
  const { opened, close } = openInFullScreen();
  await close();
  expect([opened.isFullScreen(), opened.isVisible]).toEqual([true, true]);
  opened.emit('leave-full-screen');
  expect([opened.isFullScreen(), opened.isVisible]).toEqual([false, false]);
});

it('on macOS, a window that is shown while it leaves full screen stays visible', async () => {
  const { window, opened, close } = openInFullScreen();
  await close();
  await close();
  window.show();
  opened.emit('leave-full-screen');
  expect(opened.isVisible).toBe(true);
});

it('on other systems, it is hidden at once and returns in full screen', async () => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('linux');
  const { opened, close } = openInFullScreen();
  await close();
  expect([opened.isFullScreen(), opened.isVisible]).toEqual([true, false]);
});

it('a window that was opened hidden fills the display when it is first shown, if it did so last, and not again after that', () => {
  const window = createWindow(true);
  window.openHidden();
  const opened = system.windows.at(-1);
  expect(opened?.maximized).toBe(0);
  window.show();
  expect(opened?.maximized).toBe(1);
  window.show();
  expect(opened?.maximized).toBe(1);
});
