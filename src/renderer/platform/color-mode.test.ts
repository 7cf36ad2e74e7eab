import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { followColorMode, getColorMode, setColorMode, subscribeToColorMode } from './color-mode.ts';

/** Dark and light: kept, shown by the browser's own bar, of one mind in all tabs. */

const themeColor = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="theme-color" content="#0d1028">';
  setColorMode('dark');
  stop = followColorMode();
});
afterEach(() => stop());

it('a mode that is chosen is kept, and colours the browser’s bar', () => {
  setColorMode('light');
  expect([getColorMode(), localStorage.getItem('oja.mode'), themeColor()]).toEqual(['light', 'light', '#f7f3e9']);
});

it('a mode that is chosen in another tab is shown here, and told to what shows it', () => {
  const listener = vi.fn<() => void>();
  subscribeToColorMode(listener);
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'oja.mode', newValue: 'light' }));
  expect([getColorMode(), themeColor()]).toEqual(['light', '#f7f3e9']);
  expect(listener).toHaveBeenCalledTimes(1);
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'oja.session', newValue: 'light' }));
  expect(listener).toHaveBeenCalledTimes(1);
  globalThis.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  expect(getColorMode()).toBe('dark');
});
