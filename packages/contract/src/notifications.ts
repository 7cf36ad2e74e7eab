import { z } from 'zod';

import { answerOf, confirmedAnswerOf } from './answers.ts';
import { authorSchema } from './author.ts';
import { idSchema, imageUrlSchema, timestampSchema } from './ids.ts';
import { savedSearchSchema } from './saved-searches.ts';

/**
 * A notification, product §3. `senderId` holds the person who caused it. Except for comments, at most one unread
 * notification exists for the same type, person and post: ten messages, or a like that was removed and given again,
 * notify once. Reading a conversation marks its notification as read. The newest 500 of each person are stored.
 *
 * - `kind`: the name in NOTIFICATION_KINDS, if it is not the type. A client that does not know it shows the text, and
 *   opens Home. Further new posts for the same search replace its unread notification, and further
 *   falls of the same price do not notify again while the first is unread.
 * - `search`: the saved search, where more than one new post fits. Otherwise `postId` is the only one.
 * - `commentId`: the comment of a notification about one, which may be deleted. Earlier notifications have none.
 * - `postPicture`: the first picture of the post in 320 px. Missing for a post without pictures, and for one that a
 *   block hides.
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
  kind: z.string().optional(),
  search: savedSearchSchema.pick({ _id: true, query: true }).optional(),
  commentId: idSchema.optional(),
  postPicture: imageUrlSchema.optional(),
});
export type Notification = z.infer<typeof notificationSchema>;

/**
 * The unread counts over all pages. `unreadAboutMessages` counts those of type 'message'. The conversations already
 * count these messages, so a total of messages and notifications excludes them.
 */
export const unreadNotificationsSchema = z.object({
  unreadCount: z.int().nonnegative(),
  unreadAboutMessages: z.int().nonnegative(),
});
export type UnreadNotifications = z.infer<typeof unreadNotificationsSchema>;

/** A list of notifications, newest first. */
export const notificationListSchema = unreadNotificationsSchema.extend({ notifications: z.array(notificationSchema) });
export type NotificationList = z.infer<typeof notificationListSchema>;

/** GET /api/v1/notifications?cursor=, 30 a page */
export const notificationsQuerySchema = z.object({ cursor: idSchema.optional() });
export const notificationsAnswerSchema = answerOf(notificationListSchema.extend({ nextCursor: idSchema.nullable() }));
export type NotificationsAnswer = z.infer<typeof notificationsAnswerSchema>;

/** PATCH and DELETE /api/v1/notifications/{id}: mark as read and delete, for clients without a socket. */
export const notificationChangedAnswerSchema = confirmedAnswerOf(unreadNotificationsSchema);
export type NotificationChangedAnswer = z.infer<typeof notificationChangedAnswerSchema>;
