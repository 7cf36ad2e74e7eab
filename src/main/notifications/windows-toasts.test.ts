import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { listenForOldNotifications, nameForWindows } from './windows-toasts.ts';

/** The calls that Windows received, and `activate` to send it an activation. */
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

it('Windows gets the same activator in every run, before it gets the app’s name', () => {
  const ids: string[] = [];
  const app = {
    setToastActivatorCLSID: (id: string) => ids.push(id),
    setAppUserModelId: (id: string) => ids.push(id),
  };
  onPlatform('win32');
  nameForWindows(app);
  const [activator, name] = ids;
  expect(activator).toMatch(/^\{[\dA-F]{8}(?:-[\dA-F]{4}){3}-[\dA-F]{12}\}$/v);
  expect(name).toBe('ng.oja.desktop');
  nameForWindows(app);
  expect(ids.slice(2)).toEqual([activator, name]);
  onPlatform('darwin');
  nameForWindows(app);
  expect(ids).toHaveLength(4);
});

const createHandlers = (replies: readonly string[] = []) => ({
  show: vi.fn<() => void>(),
  reply: vi.fn<(to: { viewerId: string; path: string }, text: string) => void>(),
  markRead: vi.fn<(of: { viewerId: string; path: string }) => void>(),
  returnText: vi.fn<(text: string) => void>(),
  hasReply: (text: string) => replies.includes(text),
});

it('a click on a notification of an earlier run shows the window and ignores its arguments', () => {
  const old = createHandlers();
  onPlatform('win32');
  listenForOldNotifications(old);
  system.activate?.({ type: 'click', arguments: 'type=click&tag=1&path=https://evil.com' });
  expect(old.show).toHaveBeenCalledExactlyOnceWith();
  expect(old.returnText).not.toHaveBeenCalled();
});

it('a reply to a notification of an earlier run is returned to the user; a reply of this run is not', () => {
  vi.useFakeTimers();
  const old = createHandlers(['It is 5,000']);
  onPlatform('win32');
  listenForOldNotifications(old);
  for (const reply of ['It is 5,000', ' ', 'It is 4,500'])
    system.activate?.({ type: 'reply', arguments: 'type=reply&tag=1', reply });
  vi.runAllTimers();
  vi.useRealTimers();
  expect(old.returnText).toHaveBeenCalledExactlyOnceWith('It is 4,500');
  expect(old.show).toHaveBeenCalledOnce();
});

it('a reply to a notification of an earlier run is sent to the person that its toast names', () => {
  vi.useFakeTimers();
  const old = createHandlers();
  onPlatform('win32');
  listenForOldNotifications(old);
  const args = 'type=reply&tag=m1&viewer=ada&link=oja%3A%2F%2Fchat%2Fbayo';
  system.activate?.({ type: 'reply', arguments: args, reply: 'It is 4,500' });
  system.activate?.({ type: 'reply', arguments: args.replace('chat', 'settings'), reply: 'Astray' });
  vi.runAllTimers();
  vi.useRealTimers();
  expect(old.reply).toHaveBeenCalledExactlyOnceWith({ viewerId: 'ada', path: '/dashboard/chat/bayo' }, 'It is 4,500');
  expect(old.returnText).toHaveBeenCalledExactlyOnceWith('Astray');
});

it('"Mark as read" on a notification of an earlier run shows no window, and names the conversation’s partner', () => {
  const old = createHandlers();
  onPlatform('win32');
  listenForOldNotifications(old);
  const args = 'type=action&action=0&tag=m1&viewer=ada&link=oja%3A%2F%2Fchat%2Fbayo';
  system.activate?.({ type: 'action', arguments: args });
  system.activate?.({ type: 'action', arguments: args.replace('chat', 'settings') });
  expect(old.markRead).toHaveBeenCalledExactlyOnceWith({ viewerId: 'ada', path: '/dashboard/chat/bayo' });
  expect(old.show).not.toHaveBeenCalled();
});

it('nothing is registered where notifications are not supported', () => {
  onPlatform('linux');
  listenForOldNotifications(createHandlers());
  onPlatform('win32');
  system.isSupported = false;
  listenForOldNotifications(createHandlers());
  expect(system.activate).toBeUndefined();
});
