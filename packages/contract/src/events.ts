import { z } from 'zod';

import { answerOf } from './answers.ts';
import { blockSchema } from './blocks.ts';
import { flagCountsSchema, flagNoticeSchema } from './flags.ts';
import { idSchema } from './ids.ts';
import { EVENTS_PAGE, ONLINE_MAX } from './limits.ts';
import { messageSchema } from './messages.ts';
import { notificationListSchema, notificationSchema, unreadNotificationsSchema } from './notifications.ts';
import { VALIDATION } from './texts.ts';

/**
 * How a client keeps up. Each person has a counter; every event that must not be missed carries its number, `seq`, and
 * is sent to all of that person's devices, the one that caused it among them. A client holds the number up to which it
 * knows everything, and of an event that is not older than that:
 *
 * - its own number + 1: it applies the event and holds that number;
 * - greater: something is missing or still on its way. It waits a moment (300 ms), then asks GET /api/v1/events?after=;
 * - not greater: it knows that already, and ignores the event.
 *
 * `ready`, the first event of each connection and repeated now and then, carries the newest number: a client that holds less
 * asks for what came after its own. A client that holds none takes it, and loads its lists after that; events that come
 * while they load are kept, and applied when the lists are there. Events carry their subjects as they are when the event is
 * sent or caught up with, so applying one sets the message or notification with that `_id`, new or known, and nothing is
 * ever doubled.
 */
const sequenced = { seq: z.int().nonnegative() };
const unread = unreadNotificationsSchema.shape;
const openFlags = flagCountsSchema.shape;

/**
 * The events that carry a number, with the payload of each: the one list of them. The log's schema and the types of both
 * sides are derived from it.
 */
const SEQUENCED_EVENTS = {
  newMessage: z.object({ ...sequenced, message: messageSchema }),
  messageUpdated: z.object({ ...sequenced, message: messageSchema }),
  messageDeleted: z.object({ ...sequenced, message: messageSchema }),
  /** The partner has seen one's messages in this conversation from one to another; older ones stay as they are. */
  messagesSeen: z.object({ ...sequenced, conversationId: idSchema, from: idSchema, upTo: idSchema }),
  /** One has seen the partner's messages in this conversation up to this one, perhaps on another device. */
  conversationRead: z.object({ ...sequenced, conversationId: idSchema, upTo: idSchema }),
  /**
   * What stands between oneself and a partner, as it is now, and whether one has muted them; without a conversation where
   * nobody has written yet.
   */
  conversationChanged: z.object({
    ...sequenced,
    userId: idSchema,
    conversationId: idSchema.nullable(),
    block: blockSchema,
    isMuted: z.boolean(),
  }),
  newNotification: z.object({ ...sequenced, notification: notificationSchema, ...unread }),
  notificationRead: z.object({ ...sequenced, notificationId: idSchema, ...unread }),
  notificationDeleted: z.object({ ...sequenced, notificationId: idSchema, ...unread }),
  /** Sent to admins alone, each of them, as the two below: somebody has reported a post. */
  newFlag: z.object({ ...sequenced, flag: flagNoticeSchema, ...openFlags }),
  /** One report is no longer open: an admin has dismissed it, or its reporter's account is gone. */
  flagEnded: z.object({ ...sequenced, flagId: idSchema, ...openFlags }),
  /** A post that was reported is gone, and all reports of it. */
  flaggedPostDeleted: z.object({ ...sequenced, postId: idSchema, ...openFlags }),
} as const;

/**
 * Why the server is about to end a connection. After `server_stopping` a client comes back by itself, and so it does when
 * a connection ends without a word: it broke, or the client did not take what it was sent.
 */
export const closingSchema = z.object({
  code: z.enum(['server_stopping', 'session_ended', 'too_many_connections', 'rate_limited']),
  message: z.string(),
});

/** Events from the server, spec §7, with the payload of each. */
export const SERVER_EVENTS = {
  ...SEQUENCED_EVENTS,
  ready: z.object(sequenced),
  /**
   * Who is online among those who matter to the person: conversation partners, people they follow and followers, the
   * newest first, 500 at most. Replaces the list. A person is online while any of their devices is connected, and for
   * some seconds after.
   */
  getOnlineUsers: z.array(idSchema).max(ONLINE_MAX),
  /** The newest page, on connection. Replaces the list; holds everything up to `seq` at least. */
  allNotifications: notificationListSchema.extend(sequenced),
  /** A partner is writing to one, sent now and then while they do: it holds for TYPING_SHOWN_MS, or until their message comes. */
  typing: z.object({ userId: idSchema }),
  /** The connection is about to end, and why. */
  closing: closingSchema,
} as const;

/**
 * Events from the client, spec §7; each is acknowledged. In the first, `userId` is the partner whose messages were seen.
 * `typing` is sent at most once in TYPING_EVERY_MS while somebody writes; a person without a conversation with them gets no event.
 */
export const CLIENT_EVENTS = {
  markMessagesAsSeen: z.object({ conversationId: idSchema, userId: idSchema }),
  markNotificationAsRead: z.object({ notificationId: idSchema }),
  deleteNotification: z.object({ notificationId: idSchema }),
  typing: z.object({ recipientId: idSchema }),
} as const;

/** Answer to a client's event: done, or a code of the error catalogue. */
export const acknowledgementSchema = z.union([
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), code: z.string(), message: z.string() }),
]);
export type Acknowledgement = z.infer<typeof acknowledgementSchema>;

/**
 * A connection is opened with `auth: { token }` and the query `userId`, the token's own user. A refused one meets
 * `connect_error` with this as its `data`: `unauthenticated`, `forbidden` (another person's `userId`), `rate_limited`
 * or `unavailable`.
 */
export const connectErrorSchema = z.object({ code: z.string(), message: z.string() });

/** The name of an event that carries a number. */
export type SequencedEvent = keyof typeof SEQUENCED_EVENTS;

type NumberedEventSchema = {
  [Name in SequencedEvent]: z.ZodObject<{ name: z.ZodLiteral<Name>; payload: (typeof SEQUENCED_EVENTS)[Name] }>;
}[SequencedEvent];

const numberedEvents = Object.entries(SEQUENCED_EVENTS).map(([name, payload]) =>
  z.object({ name: z.literal(name), payload }),
);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries loses which payload belongs to which name
const numberedEventSchema = z.discriminatedUnion('name', numberedEvents as unknown as [NumberedEventSchema]);

/** An event that carries a number, with its payload. */
export type NumberedEvent = z.infer<typeof numberedEventSchema>;

/** GET /api/v1/events?after={seq} */
export const eventsQuerySchema = z.object({
  after: z.coerce.number(VALIDATION.countShape).int(VALIDATION.countShape).nonnegative(VALIDATION.countShape),
});

/**
 * What happened after `after`, in order. Events whose subject is gone are left out, so numbers may be missing: the client
 * then holds `lastSeq`, and asks again from there while `hasMore`. `reset` says that the log does not reach back that far
 * (it keeps 7 days and 1,000 events a person): the client holds `latestSeq`, and loads its lists again after that.
 */
export const eventsAnswerSchema = answerOf(
  z.object({
    events: z.array(numberedEventSchema).max(EVENTS_PAGE),
    lastSeq: z.int().nonnegative(),
    latestSeq: z.int().nonnegative(),
    hasMore: z.boolean(),
    reset: z.boolean(),
  }),
);
export type EventsPage = z.infer<typeof eventsAnswerSchema>['data'];

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
