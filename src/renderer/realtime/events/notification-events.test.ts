import { NOTIFICATIONS_STORED_MAX } from '@oja/contract/limits';
import { describe, expect, it } from 'vitest';

import { serveEachTest, idOf, notification, server, startStore } from '../../../../tests/fixtures/live-store.ts';
import { notificationDeleted, notificationRead } from './notification-events.ts';
import type { ServerEvent } from './server-event.ts';

serveEachTest();

/** A full page of notifications, from a number down. */
const newest = (from: number) => Array.from({ length: 30 }, (_, index) => notification(from - index));
const shown = (store: ReturnType<typeof startStore>) => store.notifications()?.notifications.map(({ _id }) => _id);

describe('a notification', () => {
  it('is added first, once, with the server’s count', async () => {
    const store = startStore();
    await store.openNotifications();
    const event: ServerEvent = {
      name: 'newNotification',
      payload: { seq: 1, notification: notification(2), unreadCount: 2, unreadAboutMessages: 0 },
    };
    store.receive(event);
    store.receive(event);
    expect(shown(store)).toEqual([2, 1].map(idOf));
    expect(store.notifications()?.unreadCount).toBe(2);
  });

  it('that is read or deleted reduces the count at once, the count for messages too, each once', async () => {
    const all = [
      notification(1),
      notification(2, { type: 'message' }),
      notification(3, { type: 'message', isRead: true }),
    ];
    server.on('GET /api/v1/notifications', {
      data: { notifications: all, unreadCount: 7, unreadAboutMessages: 3, nextCursor: null },
    });
    const store = startStore();
    await store.openNotifications();
    for (const number of [2, 2, 3]) store.dispatch(notificationRead({ notificationId: idOf(number) }));
    expect(store.notifications()).toMatchObject({ unreadCount: 6, unreadAboutMessages: 2 });
    for (const number of [1, 1, 2]) store.dispatch(notificationDeleted({ notificationId: idOf(number) }));
    expect(store.notifications()).toMatchObject({
      unreadCount: 5,
      unreadAboutMessages: 2,
      notifications: [{ _id: idOf(3) }],
    });
  });

  it('does not make the list longer than the server’s limit', () => {
    const store = startStore();
    const full = Array.from({ length: NOTIFICATIONS_STORED_MAX }, (_, index) =>
      notification(NOTIFICATIONS_STORED_MAX - index),
    );
    store.receive({
      name: 'allNotifications',
      payload: { seq: 1, notifications: full, unreadCount: 0, unreadAboutMessages: 0 },
    });
    store.receive({
      name: 'newNotification',
      payload: { seq: 2, notification: notification(501), unreadCount: 1, unreadAboutMessages: 0 },
    });
    const ids = shown(store);
    expect(ids).toHaveLength(NOTIFICATIONS_STORED_MAX);
    expect([ids?.[0], ids?.at(-1)]).toEqual([501, 2].map(idOf));
  });

  it('is part of the list that allNotifications replaces, or creates if there was none', async () => {
    const store = startStore();
    const all: ServerEvent = {
      name: 'allNotifications',
      payload: { seq: 1, notifications: [notification(9)], unreadCount: 1, unreadAboutMessages: 0 },
    };
    store.receive(all);
    expect(shown(store)).toEqual([idOf(9)]);
    await store.openNotifications();
    expect(server.calls).toEqual([]);
    store.receive({
      name: 'notificationDeleted',
      payload: { seq: 2, notificationId: idOf(9), unreadCount: 0, unreadAboutMessages: 0 },
    });
    expect(store.notifications()).toMatchObject({ notifications: [], unreadCount: 0 });
    store.receive(all);
    expect(store.notifications()?.notifications).toHaveLength(1);
  });

  it('of an older page stays when the newest page is reloaded without a gap between them', async () => {
    server.on('GET /api/v1/notifications', {
      data: { notifications: newest(60), unreadCount: 60, unreadAboutMessages: 0, nextCursor: idOf(31) },
    });
    const store = startStore();
    await store.openNotifications();
    store.receive({
      name: 'allNotifications',
      payload: { seq: 1, notifications: newest(62), unreadCount: 62, unreadAboutMessages: 0 },
    });
    expect(shown(store)).toEqual(Array.from({ length: 32 }, (_, index) => idOf(62 - index)));
    store.receive({
      name: 'allNotifications',
      payload: { seq: 2, notifications: newest(200), unreadCount: 200, unreadAboutMessages: 0 },
    });
    expect(store.notifications()).toMatchObject({ unreadCount: 200, nextCursor: idOf(171) });
    expect(store.notifications()?.notifications).toHaveLength(30);
  });

  it('that was missed is inserted at its position, unless it belongs to a page that is not loaded', () => {
    const store = startStore();
    store.receive({
      name: 'allNotifications',
      payload: { seq: 1, notifications: newest(50), unreadCount: 50, unreadAboutMessages: 0 },
    });
    store.receive({
      name: 'notificationDeleted',
      payload: { seq: 1, notificationId: idOf(40), unreadCount: 49, unreadAboutMessages: 0 },
    });
    for (const number of [1, 20, 40, 51])
      store.receive({
        name: 'newNotification',
        payload: { seq: number, notification: notification(number), unreadCount: 50, unreadAboutMessages: 0 },
      });
    expect(shown(store)).toEqual(Array.from({ length: 31 }, (_, index) => idOf(51 - index)));
  });
});
