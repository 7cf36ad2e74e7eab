import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { hearOldPresses, nameForWindows } from './windows-toasts.ts';

/** What Windows is told and, by `activate`, what it tells. */
const system = vi.hoisted(() => ({
  isSupported: true,
  activate: undefined as ((details: { type: string; arguments: string }) => void) | undefined,
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

it('a press on a notification of a run that ended shows the window, whatever comes with it; an answer does not', () => {
  const show = vi.fn<() => void>();
  onPlatform('win32');
  hearOldPresses(show);
  system.activate?.({ type: 'reply', arguments: 'type=reply&tag=1' });
  expect(show).not.toHaveBeenCalled();
  system.activate?.({ type: 'click', arguments: 'type=click&tag=1&path=https://evil.com' });
  expect(show).toHaveBeenCalledExactlyOnceWith();
});

it('where there are no such notifications, nobody is asked', () => {
  onPlatform('linux');
  hearOldPresses(() => undefined);
  onPlatform('win32');
  system.isSupported = false;
  hearOldPresses(() => undefined);
  expect(system.activate).toBeUndefined();
});
