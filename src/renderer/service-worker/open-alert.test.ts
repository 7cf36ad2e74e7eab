import { expect, it, vi } from 'vitest';

import { openAlert } from './open-alert.ts';

const CHAT = '/dashboard/chat/bayo';

/** A window of Oja, and what was asked of it. */
const windowAt = (path: string) => ({ url: `https://oja.test${path}`, focus: vi.fn<() => Promise<void>>(() => Promise.resolve()), postMessage: vi.fn<(message: unknown) => void>() });

async function press(windows: ReturnType<typeof windowAt>[], data: unknown = { id: 'm1', path: CHAT }) {
  const notification = { close: vi.fn<() => void>(), data };
  const openWindow = vi.fn<(path: string) => Promise<null>>(() => Promise.resolve(null));
  await openAlert(notification, { matchAll: () => Promise.resolve(windows), openWindow });
  expect(notification.close).toHaveBeenCalledOnce();
  return openWindow;
}

it('a press brings the dashboard that was looked at last to what it tells of, and opens nothing more', async () => {
  const [landing, last, older] = [windowAt('/'), windowAt('/dashboard/search'), windowAt('/dashboard')];
  const openWindow = await press([landing, last, older]);
  expect(last.focus).toHaveBeenCalledOnce();
  expect(last.postMessage).toHaveBeenCalledExactlyOnceWith({ pressed: { id: 'm1', path: CHAT } });
  expect(older.postMessage).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

it('where no dashboard is open, a new window is opened there', async () => {
  const landing = windowAt('/');
  expect(await press([landing])).toHaveBeenCalledExactlyOnceWith(CHAT);
  expect(landing.focus).not.toHaveBeenCalled();
});

it('one that says nothing of a place leads to the dashboard', async () => {
  expect(await press([], null)).toHaveBeenCalledExactlyOnceWith('/dashboard');
});
