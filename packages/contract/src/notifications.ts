import { z } from 'zod';

import { answerOf } from './answers.ts';
import { authorSchema } from './author.ts';
import { idSchema, timestampSchema } from './ids.ts';

/**
 * A notification, spec §3; `senderId` carries the person who caused it. Of the same kind, from the same person and about
 * the same post there is at most one unread at a time, comments apart: writing ten messages or liking, unliking and
 * liking again notifies once. Reading a conversation reads its notification. The newest 500 a person are kept.
 */
export const notificationSchema = z.object({
  _id: idSchema,
  message: z.string(),
  type: z.enum(['message', 'comment', 'follow', 'like']),
  isRead: z.boolean(),
  createdAt: timestampSchema,
  senderId: authorSchema,
  recipientId: idSchema,
  postId: idSchema.nullable(),
});
export type Notification = z.infer<typeof notificationSchema>;

/**
 * The true numbers, also of those on other pages. `unreadAboutMessages` are those among them of type 'message': each stands
 * for messages that the conversations count, so a total of messages and notifications leaves them out.
 */
export const unreadNotificationsSchema = z.object({ unreadCount: z.int().nonnegative(), unreadAboutMessages: z.int().nonnegative() });
export type UnreadNotifications = z.infer<typeof unreadNotificationsSchema>;

/** Newest first. */
export const notificationListSchema = unreadNotificationsSchema.extend({ notifications: z.array(notificationSchema) });
export type NotificationList = z.infer<typeof notificationListSchema>;

/** GET /api/v1/notifications?cursor=, 30 a page */
export const notificationsQuerySchema = z.object({ cursor: idSchema.optional() });
export const notificationsAnswerSchema = answerOf(notificationListSchema.extend({ nextCursor: idSchema.nullable() }));
export type NotificationsAnswer = z.infer<typeof notificationsAnswerSchema>;

/** PATCH and DELETE /api/v1/notifications/{id}: for clients without a socket, what the events of the same meaning do. */
export const notificationChangedAnswerSchema = answerOf(unreadNotificationsSchema).extend({
  message: z.string(),
});
export type NotificationChangedAnswer = z.infer<typeof notificationChangedAnswerSchema>;
