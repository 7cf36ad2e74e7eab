import { z } from 'zod';

import { answerOf } from './answers.ts';
import { authorSchema } from './author.ts';
import { idSchema, timestampSchema } from './ids.ts';

/** A notification, spec §3; `senderId` carries the person who caused it. */
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

export const notificationListSchema = z.object({
  notifications: z.array(notificationSchema),
  unreadCount: z.int().nonnegative(),
});
export type NotificationList = z.infer<typeof notificationListSchema>;

/** GET /api/v1/notifications?cursor= */
export const notificationsQuerySchema = z.object({ cursor: idSchema.optional() });
export const notificationsAnswerSchema = answerOf(notificationListSchema.extend({ nextCursor: idSchema.nullable() }));
