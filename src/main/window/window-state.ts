import { type BrowserWindow, screen } from 'electron';
import Store from 'electron-store';

import { type Bounds, placeWindow, readBounds } from './window-bounds.ts';

/** Moving a window emits many events a second; its bounds are stored once it rests for this time, in milliseconds. */
const REST = 500;

/** The zoom limits: from a third to three times the normal size. */
const ZOOM_MAX = 6;
const limited = (level: number) => Math.min(ZOOM_MAX, Math.max(-ZOOM_MAX, level));

/** Stores the window's bounds and zoom in `window.json` of the user data (architecture §8). */
export interface WindowState {
  /** Returns where to open the window, never off-screen, and whether to maximise it. */
  restore: () => { bounds: Bounds; isMaximized: boolean };
  /** The page's zoom as Electron's level; 0 is the normal size. */
  zoom: () => number;
  setZoom: (level: number) => void;
  /** Stores a window's changes until it closes. */
  follow: (window: BrowserWindow) => void;
}

/** Opens the stored state. A damaged file counts as missing, without a message: the window's place is not important. */
export function openWindowState(onFault: (error: unknown) => void): WindowState {
  const store = new Store<Record<string, unknown>>({ name: 'window', clearInvalidConfig: true });
  const storedZoom = store.get('zoom');
  let zoom = typeof storedZoom === 'number' && Number.isFinite(storedZoom) ? limited(storedZoom) : 0;
  /** A disk error must not prevent moving or closing a window. */
  const keep = (part: Record<string, unknown>) => {
    try {
      store.set(part);
    } catch (error) {
      onFault(error);
    }
  };
  return {
    restore() {
      const main = screen.getPrimaryDisplay();
      const others = screen.getAllDisplays().filter((display) => display.id !== main.id);
      return {
        bounds: placeWindow(readBounds(store.get('bounds')), [main.workArea, ...others.map((other) => other.workArea)]),
        isMaximized: store.get('isMaximized') === true,
      };
    },
    zoom: () => zoom,
    setZoom(level) {
      zoom = limited(level);
      keep({ zoom });
    },
    follow(window) {
      let timer: NodeJS.Timeout | undefined;
      const write = () => {
        clearTimeout(timer);
        keep({ bounds: window.getNormalBounds(), isMaximized: window.isMaximized() });
      };
      const rest = () => {
        clearTimeout(timer);
        timer = setTimeout(write, REST);
      };
      window.on('resize', rest);
      window.on('move', rest);
      window.on('close', write);
    },
  };
}
