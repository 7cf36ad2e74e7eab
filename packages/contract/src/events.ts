import { z } from 'zod';

import { idSchema } from './ids.ts';
import { messageSchema } from './messages.ts';
import { notificationListSchema, notificationSchema } from './notifications.ts';

/** Per-user counter on every event a client may miss, so that it can ask for what came after its last one. */
const sequenced = { seq: z.int().nonnegative() };

/** Events from the server, spec §7, with the payload of each. */
export const SERVER_EVENTS = {
  getOnlineUsers: z.array(idSchema),
  allNotifications: notificationListSchema,
  newNotification: z.object({ ...sequenced, notification: notificationSchema }),
  newMessage: z.object({ ...sequenced, message: messageSchema }),
  messagesSeen: z.object({ ...sequenced, conversationId: idSchema }),
  messageUpdated: z.object({ ...sequenced, message: messageSchema }),
  messageDeleted: z.object({ ...sequenced, message: messageSchema }),
} as const;

/** Events from the client, spec §7; each is acknowledged. */
export const CLIENT_EVENTS = {
  markMessagesAsSeen: z.object({ conversationId: idSchema, userId: idSchema }),
  markNotificationAsRead: z.object({ notificationId: idSchema }),
  deleteNotification: z.object({ notificationId: idSchema }),
} as const;

/** Answer to a client's event: done, or a code of the error catalogue. */
export const acknowledgementSchema = z.union([
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), code: z.string(), message: z.string() }),
]);
export type Acknowledgement = z.infer<typeof acknowledgementSchema>;

/** For socket.io's type parameters. */
export type ServerToClientEvents = {
  [Name in keyof typeof SERVER_EVENTS]: (payload: z.infer<(typeof SERVER_EVENTS)[Name]>) => void;
};
export type ClientToServerEvents = {
  [Name in keyof typeof CLIENT_EVENTS]: (
    payload: z.infer<(typeof CLIENT_EVENTS)[Name]>,
    acknowledge: (answer: Acknowledgement) => void,
  ) => void;
};
