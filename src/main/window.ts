import { BrowserWindow } from 'electron';

import { isBroken, loadPage } from './load-page.ts';
import type { PageEvents } from './page-events.ts';
import { MIN_SIZE } from './window-bounds.ts';
import type { WindowState } from './window-state.ts';

/** What the window shows until the page paints: the ground of the dark mode. */
const GROUND = '#0d1028';

/** The app's one window. */
export interface MainWindow {
  /** Brings it to the front: opens it if there is none, restores it if it is minimised. */
  show: () => void;
  /** Opens it without showing it: its page connects, counts and notifies. */
  openHidden: () => void;
  /** Loads the page anew, from its beginning. */
  startOver: () => void;
  /** Whether a person is looking at it. */
  isFocused: () => boolean;
  /** Where there is one. */
  current: () => BrowserWindow | undefined;
}

/** What a window needs of the rest of main. */
export interface WindowOptions {
  address: string;
  preload: string;
  state: WindowState;
  events: PageEvents;
  /** A window that is closed is hidden where this comes to be true; else the app ends. */
  mayHide: () => Promise<boolean>;
  /** Whether the app is ending: nothing holds a window then. */
  isQuitting: () => boolean;
  quit: () => void;
  onOpen: (window: BrowserWindow) => void;
  onFault: (error: unknown) => void;
}

/** Prepares the window; `show` opens it. */
export function createMainWindow(options: WindowOptions): MainWindow {
  const { state, events, onFault } = options;
  let window: BrowserWindow | undefined;
  /** Of a window that began hidden: it fills the display when it is first shown, as it did last. */
  let maximizeOnce: (() => void) | undefined;

  const hideNow = () => window?.hide();
  /** macOS keeps the space of a window that is hidden in full screen, empty and black: it leaves that first, which takes a while. */
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
      webPreferences: { preload: options.preload, contextIsolation: true, sandbox: true, nodeIntegration: false, spellcheck: true },
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
      // Whoever asks for it while it still leaves is not to see it go.
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
