import { type BrowserWindow, screen } from 'electron';
import Store from 'electron-store';

import { type Bounds, placeWindow, readBounds } from './window-bounds.ts';

/** Moving a window reports many times a second; it is written down once it rests. */
const REST = 500;

/** As far as a page is of use: from a third to five times its size. */
const ZOOM_MAX = 6;
const limited = (level: number) => Math.min(ZOOM_MAX, Math.max(-ZOOM_MAX, level));

/** Remembers where the window was, in `window.json` of the user's data (design §8). */
export interface WindowState {
  /** Where to open, never off-screen, and whether to fill the display. */
  restore: () => { bounds: Bounds; isMaximized: boolean };
  /** How large the page is made, in Electron's levels; 0 is as it was made. */
  zoom: () => number;
  setZoom: (level: number) => void;
  /** Follows a window until it closes. */
  follow: (window: BrowserWindow) => void;
}

/** Opens the remembered state. A damaged file is as good as none: where a window was is not worth a word. */
export function openWindowState(onFault: (error: unknown) => void): WindowState {
  const store = new Store<Record<string, unknown>>({ name: 'window', clearInvalidConfig: true });
  const kept = store.get('zoom');
  let zoom = typeof kept === 'number' && Number.isFinite(kept) ? limited(kept) : 0;
  /** A disk that takes nothing keeps nobody from moving a window, or from closing it. */
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
