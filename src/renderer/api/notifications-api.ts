import { TOAST_MS } from '@oja/contract/limits';
import {
  type NotificationChangedAnswer,
  notificationChangedAnswerSchema,
  type NotificationsAnswer,
  notificationsAnswerSchema,
} from '@oja/contract/notifications';

import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';

const pathOf = (notificationId: string) => `/v1/notifications/${encodeURIComponent(notificationId)}`;

/** The viewer's notifications by HTTP, for use without a live connection. With one, events do the same (product §7). */
export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNotifications: build.infiniteQuery<NotificationsAnswer, void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ data }) => data.nextCursor ?? undefined,
      },
      query: ({ pageParam: cursor }) => ({ url: '/v1/notifications', params: { cursor } }),
      providesTags: ['Notifications'],
      extraOptions: endpointOptions<NotificationsAnswer>({
        answer: { data: { notifications: 'records', unreadCount: 'number', unreadAboutMessages: 'number' } },
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: notificationsAnswerSchema }),
    }),
    readNotification: build.mutation<NotificationChangedAnswer, string>({
      query: (notificationId) => ({ url: pathOf(notificationId), method: 'PATCH' }),
      extraOptions: endpointOptions<NotificationChangedAnswer>({
        answer: { data: { unreadCount: 'number', unreadAboutMessages: 'number' } },
        failure: { durationMs: TOAST_MS.notification },
      }),
      ...(import.meta.env.DEV && { responseSchema: notificationChangedAnswerSchema }),
    }),
    deleteNotification: build.mutation<NotificationChangedAnswer, string>({
      query: (notificationId) => ({ url: pathOf(notificationId), method: 'DELETE' }),
      extraOptions: endpointOptions<NotificationChangedAnswer>({
        answer: { data: { unreadCount: 'number', unreadAboutMessages: 'number' } },
        failure: { durationMs: TOAST_MS.notification },
      }),
      ...(import.meta.env.DEV && { responseSchema: notificationChangedAnswerSchema }),
    }),
  }),
});

export const { useDeleteNotificationMutation, useGetNotificationsInfiniteQuery } = notificationsApi;
