import { confirm } from '@oja/contract/answers';
import type { Notification } from '@oja/contract/notifications';
import { ToastRegion } from '@oja/ui/Toast';
import { act, render, renderHook, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, expect, it } from 'vitest';

import { clearToasts } from '../../../../tests/fixtures/clear-toasts.ts';
import { errorResponse } from '../../../../tests/fixtures/fake-server.ts';
import { notification, server, serveEachTest } from '../../../../tests/fixtures/live-store.ts';
import { makeRealtimeStore } from '../../../../tests/fixtures/realtime-store.ts';
import { useGetNotificationsInfiniteQuery } from '../../api/notifications-api.ts';
import { notificationsReplaced } from '../../realtime/events/notification-events.ts';
import { useNotificationActions } from './use-notification-actions.ts';

serveEachTest();

const OLD = notification(1);
const NEW = notification(2);
const NEWEST = notification(3);

/** The ids of the shown notifications, with the actions. */
function useShown() {
  const { data } = useGetNotificationsInfiniteQuery(undefined);
  const actions = useNotificationActions();
  const all = data?.pages.flatMap((page) => page.data.notifications) ?? [];
  return {
    ...actions,
    shown: all.filter((each) => !actions.isRemoved(each)).map(({ _id }) => _id),
    unreadCount: data?.pages[0]?.data.unreadCount,
  };
}

/** The list of a viewer without a connection, whose deletions wait for their calls. */
async function openList() {
  const { store } = makeRealtimeStore({ observe: () => undefined, serverOrigin: server.origin });
  const { result, unmount } = renderHook(useShown, {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  await expect.poll(() => result.current.shown).toEqual([NEW._id, OLD._id]);
  return {
    current: () => result.current,
    remove: (one: Notification) => act(() => result.current.remove(one)),
    receive: (notifications: Notification[]) =>
      act(() => store.dispatch(notificationsReplaced({ notifications, unreadCount: 2, unreadAboutMessages: 0 }))),
    leave: unmount,
  };
}

const ROUTE = 'DELETE /api/v1/notifications/:id';
const deletionOf = ({ _id }: Notification) => `DELETE /api/v1/notifications/${_id}`;
const deletions = () => server.callsOf(ROUTE).toSorted();

/** Presses a button of the toast, as soon as it is shown. */
async function press(name: 'Undo' | 'Dismiss') {
  const button = await screen.findByRole('button', { name });
  act(() => button.click());
}

beforeEach(() => {
  clearToasts();
  server
    .on('GET /api/v1/notifications', {
      data: { notifications: [NEW, OLD], unreadCount: 2, unreadAboutMessages: 0, nextCursor: null },
    })
    .on(ROUTE, { ...confirm('notification_deleted'), data: { unreadCount: 1, unreadAboutMessages: 0 } });
  render(<ToastRegion />);
});

it('a deletion is sent when the time to undo is over', async () => {
  const { current, remove } = await openList();
  remove(OLD);
  expect(current().shown).toEqual([NEW._id]);
  expect(await screen.findByText('Notification deleted')).toBeVisible();
  expect(deletions()).toEqual([]);
  await press('Dismiss');
  await expect.poll(deletions).toEqual([deletionOf(OLD)]);
});

it('several deletions are undone together, and nothing is sent', async () => {
  const { current, remove } = await openList();
  remove(OLD);
  remove(NEW);
  expect(await screen.findByText('2 notifications deleted')).toBeVisible();
  expect(current().shown).toEqual([]);
  await press('Undo');
  expect(current().shown).toEqual([NEW._id, OLD._id]);
  expect(current().unreadCount).toBe(2);
  expect(deletions()).toEqual([]);
});

it('leaving the list sends its deletions, each once', async () => {
  const { remove, leave } = await openList();
  remove(OLD);
  remove(NEW);
  leave();
  await expect.poll(deletions).toEqual([deletionOf(OLD), deletionOf(NEW)].toSorted());
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('closing the page sends its deletions', async () => {
  const { remove } = await openList();
  remove(OLD);
  globalThis.dispatchEvent(new Event('pagehide'));
  await expect.poll(deletions).toEqual([deletionOf(OLD)]);
});

it('a deleted notification stays away when a list arrives that the server read before', async () => {
  const { current, receive, remove } = await openList();
  server.on(ROUTE, () => new Promise(() => undefined));
  remove(OLD);
  await expect.poll(() => current().shown).toEqual([NEW._id]);
  receive([NEWEST, NEW, OLD]);
  await expect.poll(() => current().shown.length).toBeGreaterThan(1);
  expect(current().shown).toEqual([NEWEST._id, NEW._id]);
});

it('a deletion that the server refuses is undone', async () => {
  const { current, remove } = await openList();
  server.on(ROUTE, () => errorResponse(429, { code: 'rate_limited', message: 'Too many.' }));
  remove(OLD);
  await press('Dismiss');
  await expect.poll(() => current().shown).toEqual([NEW._id, OLD._id]);
});
