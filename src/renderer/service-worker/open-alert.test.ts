import { expect, it, vi } from 'vitest';

import { MARK_READ, openAlert, type PageMessage } from './open-alert.ts';

const CHAT = { id: 'm1', path: '/dashboard/chat/bayo', address: '/dashboard/chat/bayo' };
const FOLLOW = { id: 'n1', path: '/dashboard/profile/bayo', address: '/dashboard/profile/bayo?read=n1' };

/** A window of Oja, which answers if it shows the dashboard, and records its calls. */
const windowThat = (does: 'answers' | 'is silent') => ({
  focus: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  postMessage: vi.fn<(message: PageMessage, ports: Transferable[]) => void>((_message, [port]) => {
    if (does === 'answers' && port instanceof MessagePort) port.postMessage('going');
  }),
});

async function press(windows: ReturnType<typeof windowThat>[], data: unknown, action?: string) {
  const notification = { close: vi.fn<() => void>(), data };
  const openWindow = vi.fn<(path: string) => Promise<null>>(() => Promise.resolve(null));
  await openAlert(notification, { matchAll: () => Promise.resolve(windows), openWindow }, action);
  expect(notification.close).toHaveBeenCalledOnce();
  return openWindow;
}

it('a click opens the path in the last focused dashboard, and no new window', async () => {
  const [landing, last, older] = [windowThat('is silent'), windowThat('answers'), windowThat('answers')];
  const openWindow = await press([landing, last, older], CHAT);
  expect(last.focus).toHaveBeenCalledOnce();
  expect(last.postMessage.mock.calls[0]?.[0]).toEqual({ pressed: CHAT });
  expect(landing.focus).not.toHaveBeenCalled();
  expect(older.postMessage).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

it('a window that cannot be focused still opens the path', async () => {
  const stubborn = windowThat('answers');
  stubborn.focus.mockRejectedValue(new Error('no'));
  expect(await press([stubborn], CHAT)).not.toHaveBeenCalled();
});

it('without an answering dashboard, a new window is opened at the alert’s address', async () => {
  const landing = windowThat('is silent');
  expect(await press([landing], CHAT)).toHaveBeenCalledExactlyOnceWith('/dashboard/chat/bayo');
  expect(landing.focus).not.toHaveBeenCalled();
  expect(await press([], FOLLOW)).toHaveBeenCalledExactlyOnceWith('/dashboard/profile/bayo?read=n1');
});

it('"Mark as read" is for the first dashboard that answers and shows no window; without one it opens the conversation', async () => {
  const [silent, open] = [windowThat('is silent'), windowThat('answers')];
  expect(await press([silent, open], CHAT, MARK_READ)).not.toHaveBeenCalled();
  expect(open.postMessage.mock.calls[0]?.[0]).toEqual({ markedRead: CHAT });
  expect(open.focus).not.toHaveBeenCalled();
  expect(await press([silent], CHAT, MARK_READ)).toHaveBeenCalledExactlyOnceWith('/dashboard/chat/bayo');
});

it('a notification without an alert opens the dashboard', async () => {
  expect(await press([], null)).toHaveBeenCalledExactlyOnceWith('/dashboard');
});
