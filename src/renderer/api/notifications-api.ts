import {
  type NotificationChangedAnswer, notificationChangedAnswerSchema, type NotificationsAnswer, notificationsAnswerSchema,
} from '@oja/contract/notifications';

import { api } from './api.ts';

const pathOf = (notificationId: string) => `/v1/notifications/${encodeURIComponent(notificationId)}`;

/** One's notifications as calls, for where the socket is not live; it tells the same by events (spec §7). */
export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNotifications: build.infiniteQuery<NotificationsAnswer, void, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ data }) => data.nextCursor ?? undefined },
      query: ({ pageParam: cursor }) => ({ url: '/v1/notifications', params: { cursor } }),
      providesTags: ['Notifications'],
      ...(import.meta.env.DEV && { responseSchema: notificationsAnswerSchema }),
    }),
    readNotification: build.mutation<NotificationChangedAnswer, string>({
      query: (notificationId) => ({ url: pathOf(notificationId), method: 'PATCH' }),
      ...(import.meta.env.DEV && { responseSchema: notificationChangedAnswerSchema }),
    }),
    deleteNotification: build.mutation<NotificationChangedAnswer, string>({
      query: (notificationId) => ({ url: pathOf(notificationId), method: 'DELETE' }),
      ...(import.meta.env.DEV && { responseSchema: notificationChangedAnswerSchema }),
    }),
  }),
});

export const { useDeleteNotificationMutation, useGetNotificationsInfiniteQuery } = notificationsApi;
