import { BrowserWindow } from 'electron';

import { MIN_SIZE } from './window-bounds.ts';
import type { WindowState } from './window-state.ts';

/** What the window shows until the page paints: the ground of the dark mode. */
const GROUND = '#0d1028';

/** The app's one window. */
export interface MainWindow {
  /** Brings it to the front: opens it if there is none, restores it if it is minimised. */
  show: () => void;
}

/**
 * Prepares the window; `show` opens it.
 * @param options where it starts, its preload, what remembers its place, and who is told that the page did not load
 */
export function createMainWindow(options: {
  address: string;
  preload: string;
  state: WindowState;
  onFault: (error: unknown) => void;
}): MainWindow {
  let window: BrowserWindow | undefined;

  function open(): BrowserWindow {
    const { bounds, isMaximized } = options.state.restore();
    const opened = new BrowserWindow({
      ...bounds,
      minWidth: MIN_SIZE.width,
      minHeight: MIN_SIZE.height,
      show: false,
      title: 'Oja',
      backgroundColor: GROUND,
      autoHideMenuBar: true,
      webPreferences: { preload: options.preload, contextIsolation: true, sandbox: true, nodeIntegration: false },
    });
    options.state.follow(opened);
    opened.once('ready-to-show', () => {
      if (isMaximized) opened.maximize();
      opened.show();
    });
    opened.on('closed', () => {
      window = undefined;
    });
    opened.loadURL(options.address).catch(options.onFault);
    return opened;
  }

  return {
    show() {
      if (!window) {
        window = open();
        return;
      }
      if (window.isMinimized()) window.restore();
      window.show();
      window.focus();
    },
  };
}
