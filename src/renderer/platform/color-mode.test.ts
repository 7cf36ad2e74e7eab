import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { followColorMode, getColorMode, setColorMode, subscribeToColorMode } from './color-mode.ts';

/** The colour mode is stored, shown by the browser's bar, and the same in all tabs. */

const themeColor = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="theme-color" content="#0d1028">';
  setColorMode('dark');
  stop = followColorMode();
});
afterEach(() => stop());

it('a chosen mode is stored, and colours the browser’s bar', () => {
  setColorMode('light');
  expect([getColorMode(), localStorage.getItem('oja.mode'), themeColor()]).toEqual(['light', 'light', '#f7f3e9']);
});

it('a mode chosen in another tab is shown here, and subscribers are notified', () => {
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
