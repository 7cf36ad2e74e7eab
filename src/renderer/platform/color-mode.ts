/** The two colour modes; dark is the default (product §1). */
export type ColorMode = 'dark' | 'light';

const KEY = 'oja.mode';
const THEME_COLORS: Record<ColorMode, string> = { dark: '#0d1028', light: '#f7f3e9' };
const listeners = new Set<() => void>();

/** The mode that the page shows. page-start.js sets it before the first paint. */
export function getColorMode(): ColorMode {
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
}

function show(mode: ColorMode): void {
  document.documentElement.dataset['theme'] = mode;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[mode]);
  for (const listener of listeners) listener();
}

/** Shows a mode, colours the browser's bar and stores it for the next visit. */
export function setColorMode(mode: ColorMode): void {
  show(mode);
  try {
    localStorage.setItem(KEY, mode);
  } catch {
    // If the browser forbids storage, the mode lasts until the page closes.
  }
}

function onStorage({ key, newValue }: StorageEvent): void {
  if (key === KEY || key === null) show(newValue === 'light' ? 'light' : 'dark');
}

/** Follows the mode chosen in other tabs. Returns the function that stops it. */
export function followColorMode(): () => void {
  globalThis.addEventListener('storage', onStorage);
  return () => globalThis.removeEventListener('storage', onStorage);
}

/** For useSyncExternalStore: calls the listener when the mode changes. Returns a function that unsubscribes it. */
export function subscribeToColorMode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
