import type { NotificationsAnswer } from '@oja/contract/notifications';
import type { InfiniteData } from '@reduxjs/toolkit/query/react';

import { notificationsApi } from '../../api/notifications-api.ts';
import { type AnswerStorage, useStoreAnswer } from '../../api/use-stored-answer.ts';
import { STORED_ENTRIES_MAX } from '../../platform/stored-session.ts';
import { useConnection } from '../../realtime/socket/use-connection.ts';

type Notifications = InfiniteData<NotificationsAnswer, string | undefined>;

/** The newest notifications are stored. */
export const NOTIFICATIONS_STORAGE: AnswerStorage<Notifications> = {
  kind: 'notifications',
  toStore({ pages }): NotificationsAnswer | undefined {
    const [first] = pages;
    const notifications = pages.flatMap(({ data }) => data.notifications).slice(0, STORED_ENTRIES_MAX);
    // Offline there is no next page to load. The server's answer replaces this one.
    return first && { data: { ...first.data, notifications, nextCursor: null } };
  },
  async parse(kept) {
    const { notificationsAnswerSchema } = await import('@oja/contract/notifications');
    const { data } = notificationsAnswerSchema.safeParse(kept);
    return data && { pages: [data], pageParams: [undefined] };
  },
  select: (_id, state) => notificationsApi.endpoints.getNotifications.select()(state),
  show: (_id, value) =>
    notificationsApi.util.upsertQueryEntries([{ endpointName: 'getNotifications', arg: undefined, value }]),
  request: () =>
    notificationsApi.endpoints.getNotifications.initiate(undefined, { subscribe: false, forceRefetch: true }),
};

/** Stores the notifications while they are live, whether their screen is open or not. */
export function useStoreNotifications(): void {
  const isLive = useConnection() === 'live';
  const { data, fulfilledTimeStamp } = notificationsApi.endpoints.getNotifications.useInfiniteQueryState();
  useStoreAnswer(NOTIFICATIONS_STORAGE, '', isLive ? { data, fulfilledTimeStamp } : {});
}
