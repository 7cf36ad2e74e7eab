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
    /**
     * GET /v1/notifications: the viewer's notifications, newest first, in pages (product §7). Provides `Notifications`.
     */
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
    /** PATCH /v1/notifications/{id}: marks a notification as read (product §7). Its caller changes the list at once. */
    readNotification: build.mutation<NotificationChangedAnswer, string>({
      query: (notificationId) => ({ url: pathOf(notificationId), method: 'PATCH' }),
      extraOptions: endpointOptions<NotificationChangedAnswer>({
        answer: { data: { unreadCount: 'number', unreadAboutMessages: 'number' } },
        failure: { durationMs: TOAST_MS.notification },
      }),
      ...(import.meta.env.DEV && { responseSchema: notificationChangedAnswerSchema }),
    }),
    /**
     * DELETE /v1/notifications/{id}: deletes a notification (product §7), also while the page is being left. Its caller
     * changes the list at once.
     */
    deleteNotification: build.mutation<NotificationChangedAnswer, string>({
      query: (notificationId) => ({ url: pathOf(notificationId), method: 'DELETE', keepalive: true }),
      extraOptions: endpointOptions<NotificationChangedAnswer>({
        answer: { data: { unreadCount: 'number', unreadAboutMessages: 'number' } },
        failure: { durationMs: TOAST_MS.notification },
      }),
      ...(import.meta.env.DEV && { responseSchema: notificationChangedAnswerSchema }),
    }),
  }),
});

export const { useDeleteNotificationMutation, useGetNotificationsInfiniteQuery } = notificationsApi;
