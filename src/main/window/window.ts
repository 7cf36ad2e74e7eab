import { BrowserWindow } from 'electron';

import { type PageOptions, isBroken, loadPage } from './load-page.ts';
import { MIN_SIZE } from './window-bounds.ts';

/** The window's colour until the page paints: the background of the dark mode. */
const GROUND = '#0d1028';

/** The app's one window. */
export interface MainWindow {
  /** Brings the window to the front. Opens or restores it first if necessary. */
  show: () => void;
  /** Opens the window without showing it. Its page connects, counts and notifies. */
  openHidden: () => void;
  /** Reloads the page from its start address. */
  startOver: () => void;
  /** Whether the window has the focus. */
  isFocused: () => boolean;
  /** The window, if there is one. */
  current: () => BrowserWindow | undefined;
}

/** The dependencies of a window. */
export interface WindowOptions extends PageOptions {
  preload: string;
  /** Whether closing hides the window. Otherwise closing ends the app. */
  mayHide: () => Promise<boolean>;
  /** Whether the app is quitting: then nothing keeps a window open. */
  isQuitting: () => boolean;
  quit: () => void;
  onOpen: (window: BrowserWindow) => void;
}

/** Creates the window's controller; `show` opens the window. */
export function createMainWindow(options: WindowOptions): MainWindow {
  const { state, events, onFault } = options;
  let window: BrowserWindow | undefined;
  /** Set while a window starts hidden that was maximised before: maximises it when it is first shown. */
  let maximizeOnce: (() => void) | undefined;

  const hideNow = () => window?.hide();
  /**
   * Hides a window. macOS keeps an empty black space for a window that is hidden in full screen, so it leaves full
   * screen first, which takes a moment.
   */
  function hide(opened: BrowserWindow): void {
    if (process.platform !== 'darwin' || !opened.isFullScreen()) {
      opened.hide();
      return;
    }
    opened.off('leave-full-screen', hideNow).once('leave-full-screen', hideNow);
    opened.setFullScreen(false);
  }

  function open(isShown: boolean): BrowserWindow {
    const { bounds, isMaximized } = state.restore();
    const opened = new BrowserWindow({
      ...bounds,
      minWidth: MIN_SIZE.width,
      minHeight: MIN_SIZE.height,
      show: false,
      title: 'Oja',
      backgroundColor: GROUND,
      autoHideMenuBar: true,
      webPreferences: {
        preload: options.preload,
        contextIsolation: true,
        sandbox: true,
        nodeIntegration: false,
        spellcheck: true,
      },
    });
    state.follow(opened);
    maximizeOnce = () => {
      maximizeOnce = undefined;
      if (isMaximized) opened.maximize();
    };
    if (isShown) {
      opened.once('ready-to-show', () => {
        maximizeOnce?.();
        opened.show();
      });
    }
    opened.on('close', (event) => {
      if (options.isQuitting()) return;
      event.preventDefault();
      const leave = async () => ((await options.mayHide()) ? hide(opened) : options.quit());
      leave().catch(onFault);
    });
    opened.on('closed', () => {
      window = undefined;
      events.close();
    });
    loadPage(opened.webContents, options);
    options.onOpen(opened);
    return opened;
  }

  return {
    show() {
      if (!window) {
        window = open(true);
        return;
      }
      // Showing the window cancels a pending hide.
      window.off('leave-full-screen', hideNow);
      if (isBroken(window.webContents)) loadPage(window.webContents, options);
      if (window.isMinimized()) window.restore();
      maximizeOnce?.();
      window.show();
      window.focus();
    },
    openHidden() {
      window ??= open(false);
    },
    startOver() {
      if (window) loadPage(window.webContents, options);
    },
    isFocused: () => window?.isFocused() ?? false,
    current: () => window,
  };
}
