import { expect, it, vi } from 'vitest';

import { openAlert, type PageMessage } from './open-alert.ts';

const CHAT = { id: 'm1', path: '/dashboard/chat/bayo', address: '/dashboard/chat/bayo' };
const FOLLOW = { id: 'n1', path: '/dashboard/profile/bayo', address: '/dashboard/profile/bayo?read=n1' };

/** A window of Oja, which answers where it shows the dashboard, and what was asked of it. */
const windowThat = (does: 'answers' | 'is silent') => ({
  focus: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  postMessage: vi.fn<(message: PageMessage, ports: Transferable[]) => void>((_message, [port]) => {
    if (does === 'answers' && port instanceof MessagePort) port.postMessage('going');
  }),
});

async function press(windows: ReturnType<typeof windowThat>[], data: unknown) {
  const notification = { close: vi.fn<() => void>(), data };
  const openWindow = vi.fn<(path: string) => Promise<null>>(() => Promise.resolve(null));
  await openAlert(notification, { matchAll: () => Promise.resolve(windows), openWindow });
  expect(notification.close).toHaveBeenCalledOnce();
  return openWindow;
}

it('a press brings the dashboard that was looked at last to what it tells of, and opens nothing more', async () => {
  const [landing, last, older] = [windowThat('is silent'), windowThat('answers'), windowThat('answers')];
  const openWindow = await press([landing, last, older], CHAT);
  expect(last.focus).toHaveBeenCalledOnce();
  expect(last.postMessage.mock.calls[0]?.[0]).toEqual({ pressed: CHAT });
  expect(landing.focus).not.toHaveBeenCalled();
  expect(older.postMessage).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

it('a window that cannot come forward goes there all the same', async () => {
  const stubborn = windowThat('answers');
  stubborn.focus.mockRejectedValue(new Error('no'));
  expect(await press([stubborn], CHAT)).not.toHaveBeenCalled();
});

it('where no dashboard answers, a new window is opened where the page has said', async () => {
  const landing = windowThat('is silent');
  expect(await press([landing], CHAT)).toHaveBeenCalledExactlyOnceWith('/dashboard/chat/bayo');
  expect(landing.focus).not.toHaveBeenCalled();
  expect(await press([], FOLLOW)).toHaveBeenCalledExactlyOnceWith('/dashboard/profile/bayo?read=n1');
});

it('one that says nothing of a place leads to the dashboard', async () => {
  expect(await press([], null)).toHaveBeenCalledExactlyOnceWith('/dashboard');
});
