import type { Notification } from '@oja/contract/notifications';
import { act, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';

import { errorResponse } from '../../../../tests/fixtures/fake-server.ts';
import { notification, server, serveEachTest } from '../../../../tests/fixtures/live-store.ts';
import { makeRealtimeStore } from '../../../../tests/fixtures/realtime-store.ts';
import { useGetNotificationsInfiniteQuery } from '../../api/notifications-api.ts';
import { notificationsReplaced } from '../../realtime/events/notification-events.ts';
import { useNotificationActions } from './use-notification-actions.ts';

serveEachTest();

const OLD = notification(1);
const NEW = notification(2);

/** The ids of the shown notifications, with the actions. */
function useShown() {
  const { data } = useGetNotificationsInfiniteQuery(undefined);
  const actions = useNotificationActions();
  const all = data?.pages.flatMap((page) => page.data.notifications) ?? [];
  return { ...actions, shown: all.filter((each) => !actions.isRemoved(each)).map(({ _id }) => _id) };
}

/** The list of a viewer without a connection, whose deletions wait for their calls. */
async function openList() {
  const { store } = makeRealtimeStore({ observe: () => undefined, serverOrigin: server.origin });
  const { result } = renderHook(useShown, { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> });
  await expect.poll(() => result.current.shown).toEqual([OLD._id]);
  return {
    current: () => result.current,
    receive: (notifications: Notification[]) =>
      act(() => store.dispatch(notificationsReplaced({ notifications, unreadCount: 1, unreadAboutMessages: 0 }))),
  };
}

it('a deleted notification stays away when a list arrives that the server read before', async () => {
  const { current, receive } = await openList();
  server.on('DELETE /api/v1/notifications/:id', () => new Promise(() => undefined));
  act(() => void current().remove(OLD._id));
  await expect.poll(() => current().shown).toEqual([]);
  receive([NEW, OLD]);
  await expect.poll(() => current().shown.length).toBeGreaterThan(0);
  expect(current().shown).toEqual([NEW._id]);
});

it('a deletion that the server refuses is undone', async () => {
  const { current } = await openList();
  server.on('DELETE /api/v1/notifications/:id', () =>
    errorResponse(429, { code: 'rate_limited', message: 'Too many.' }),
  );
  await act(() => current().remove(OLD._id));
  await expect.poll(() => current().shown).toEqual([OLD._id]);
});
