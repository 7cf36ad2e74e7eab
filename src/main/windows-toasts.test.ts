import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { hearOldPresses, nameForWindows } from './windows-toasts.ts';

/** What Windows is told and, by `activate`, what it tells. */
const system = vi.hoisted(() => ({
  isSupported: true,
  activate: undefined as ((details: { type: string; arguments: string; reply?: string }) => void) | undefined,
}));
vi.mock('electron', () => ({
  Notification: {
    isSupported: () => system.isSupported,
    handleActivation: (listener: typeof system.activate) => {
      system.activate = listener;
    },
  },
}));

const onPlatform = (platform: NodeJS.Platform) => vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);
beforeEach(() => {
  Object.assign(system, { isSupported: true, activate: undefined });
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('Windows starts the same app for a press in every run, and is told whom before it is told the name', () => {
  const told: string[] = [];
  const app = { setToastActivatorCLSID: (id: string) => told.push(id), setAppUserModelId: (id: string) => told.push(id) };
  onPlatform('win32');
  nameForWindows(app);
  const [activator, name] = told;
  expect(activator).toMatch(/^\{[\dA-F]{8}(?:-[\dA-F]{4}){3}-[\dA-F]{12}\}$/v);
  expect(name).toBe('ng.oja.desktop');
  nameForWindows(app);
  expect(told.slice(2)).toEqual([activator, name]);
  onPlatform('darwin');
  nameForWindows(app);
  expect(told).toHaveLength(4);
});

const presses = (heard: readonly string[] = []) => ({ show: vi.fn<() => void>(), lose: vi.fn<(text: string) => void>(), hasHeard: (text: string) => heard.includes(text) });

it('a press on a notification of a run that ended shows the window, whatever comes with it', () => {
  const old = presses();
  onPlatform('win32');
  hearOldPresses(old);
  system.activate?.({ type: 'click', arguments: 'type=click&tag=1&path=https://evil.com' });
  expect(old.show).toHaveBeenCalledExactlyOnceWith();
  expect(old.lose).not.toHaveBeenCalled();
});

it('what was written in a notification of a run that ended is given back; in one of this run it went its way', () => {
  vi.useFakeTimers();
  const old = presses(['It is 5,000']);
  onPlatform('win32');
  hearOldPresses(old);
  for (const reply of ['It is 5,000', ' ', 'It is 4,500']) system.activate?.({ type: 'reply', arguments: 'type=reply&tag=1', reply });
  vi.runAllTimers();
  vi.useRealTimers();
  expect(old.lose).toHaveBeenCalledExactlyOnceWith('It is 4,500');
  expect(old.show).toHaveBeenCalledOnce();
});

it('where there are no such notifications, nobody is asked', () => {
  onPlatform('linux');
  hearOldPresses(presses());
  onPlatform('win32');
  system.isSupported = false;
  hearOldPresses(presses());
  expect(system.activate).toBeUndefined();
});
