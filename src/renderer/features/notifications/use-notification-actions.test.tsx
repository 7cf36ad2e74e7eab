import { confirm } from '@oja/contract/answers';
import type { Acknowledgement } from '@oja/contract/events';
import type { Notification } from '@oja/contract/notifications';
import { ToastRegion } from '@oja/ui/Toast';
import { act, render, renderHook, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, expect, it, vi } from 'vitest';

import { clearToasts } from '../../../../tests/fixtures/clear-toasts.ts';
import { errorResponse } from '../../../../tests/fixtures/fake-server.ts';
import { notification, server, serveEachTest } from '../../../../tests/fixtures/live-store.ts';
import { makeRealtimeStore } from '../../../../tests/fixtures/realtime-store.ts';
import { useGetNotificationsInfiniteQuery } from '../../api/notifications-api.ts';
import { notificationsReplaced } from '../../realtime/events/notification-events.ts';
import type { RealtimeExtra } from '../../realtime/realtime-state.ts';
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

/** The list of a viewer, by default without a connection: deletions wait for their calls. */
async function openList(emit?: Emit) {
  const { store } = makeRealtimeStore({
    observe: () => undefined,
    serverOrigin: server.origin,
    ...(emit && { socket: { emit, wake: () => undefined } }),
  });
  const { result, unmount } = renderHook(useShown, {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  await expect.poll(() => result.current.shown).toEqual([NEW._id, OLD._id]);
  return {
    current: () => result.current,
    remove: (...together: Notification[]) => act(() => result.current.remove(together)),
    /** Shows it at once; the server's part is the promise. */
    read: (...together: Notification[]) => {
      let sent: Promise<void> | undefined;
      act(() => {
        sent = result.current.read(together);
      });
      return sent;
    },
    receive: (notifications: Notification[]) =>
      act(() => store.dispatch(notificationsReplaced({ notifications, unreadCount: 2, unreadAboutMessages: 0 }))),
    leave: unmount,
  };
}

type Emit = NonNullable<RealtimeExtra['realtime']['socket']>['emit'];

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

it('a row of several is deleted and undone as one', async () => {
  const { current, remove } = await openList();
  remove(NEW, OLD);
  expect(await screen.findByText('2 notifications deleted')).toBeVisible();
  expect(current()).toMatchObject({ shown: [], unreadCount: 0 });
  await press('Undo');
  expect(current()).toMatchObject({ shown: [NEW._id, OLD._id], unreadCount: 2 });
  remove(NEW, OLD);
  await press('Dismiss');
  await expect.poll(deletions).toEqual([deletionOf(OLD), deletionOf(NEW)].toSorted());
});

it('reading a row marks all its unread notifications at once, and on the server', async () => {
  const { current, read } = await openList();
  const route = 'PATCH /api/v1/notifications/:id';
  server.on(route, { ...confirm('notification_read'), data: { unreadCount: 0, unreadAboutMessages: 0 } });
  const held = Promise.withResolvers<undefined>();
  server.hold(route, held.promise);
  const sent = read(NEW, OLD);
  await expect.poll(() => current().unreadCount).toBe(0);
  expect(server.callsOf(route)).toHaveLength(1);
  held.resolve(undefined);
  await act(() => sent ?? Promise.reject(new Error('Nothing was sent.')));
  expect(server.callsOf(route)).toEqual([NEW, OLD].map(({ _id }) => `PATCH /api/v1/notifications/${_id}`));
  await act(() => read({ ...NEW, isRead: true }) ?? Promise.resolve());
  expect(server.callsOf(route)).toHaveLength(2);
});

it('what the connection refuses as too many events is marked as read by a call', async () => {
  const route = 'PATCH /api/v1/notifications/:id';
  server.on(route, { ...confirm('notification_read'), data: { unreadCount: 1, unreadAboutMessages: 0 } });
  const emit = vi
    .fn<Emit>()
    .mockResolvedValueOnce({ ok: true })
    .mockResolvedValueOnce({ ok: false, code: 'rate_limited', message: 'Too many.' });
  const { read } = await openList(emit);
  await act(() => read(NEW, OLD) ?? Promise.reject(new Error('Nothing was sent.')));
  expect(emit.mock.calls.map(([name]) => name)).toEqual(['markNotificationAsRead', 'markNotificationAsRead']);
  expect(server.callsOf(route)).toEqual([`PATCH /api/v1/notifications/${OLD._id}`]);
});

it('deletions go out one after the other, and by calls where the connection has sent too many events', async () => {
  const answers = [Promise.withResolvers<Acknowledgement>(), Promise.withResolvers<Acknowledgement>()] as const;
  const emit = vi.fn<Emit>().mockReturnValueOnce(answers[0].promise).mockReturnValueOnce(answers[1].promise);
  const { current, remove } = await openList(emit);
  remove(NEW, OLD);
  await press('Dismiss');
  expect(emit.mock.calls).toEqual([['deleteNotification', { notificationId: NEW._id }]]);
  answers[0].resolve({ ok: true });
  await expect.poll(() => emit.mock.lastCall).toEqual(['deleteNotification', { notificationId: OLD._id }]);
  expect(deletions()).toEqual([]);
  answers[1].resolve({ ok: false, code: 'rate_limited', message: 'Too many.' });
  await expect.poll(deletions).toEqual([deletionOf(OLD)]);
  expect(current().shown).toEqual([]);
});

it('leaving the list sends what waits for its turn', async () => {
  const emit = vi.fn<Emit>().mockReturnValue(new Promise(() => undefined));
  const { remove, leave } = await openList(emit);
  remove(NEW, OLD);
  await press('Dismiss');
  await expect.poll(() => emit.mock.calls.length).toBe(1);
  leave();
  await expect.poll(deletions).toEqual([deletionOf(OLD)]);
});
