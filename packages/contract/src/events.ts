import { z } from 'zod';

import { answerOf } from './answers.ts';
import { blockSchema } from './blocks.ts';
import { conversationStateSchema } from './conversation-state.ts';
import { dealSchema } from './deals.ts';
import { flagCountsSchema, flagNoticeSchema } from './flags.ts';
import { idSchema } from './ids.ts';
import { EVENTS_PAGE, NEW_POSTS_MAX, ONLINE_MAX } from './limits.ts';
import { messageSchema } from './messages.ts';
import { notificationListSchema, notificationSchema, unreadNotificationsSchema } from './notifications.ts';
import { newPostSchema } from './posts.ts';
import { VALIDATION } from './texts.ts';

/**
 * The field of every event that must not be missed: `seq`, a number from a counter of its recipient. The event is sent
 * to all devices of the recipient, including the one that caused it. A client stores the number of the last event that
 * it has applied, and compares it with the number of each new event:
 *
 * - stored number + 1: the client applies the event and stores its number;
 * - greater: an event is missing or delayed. The client waits 300 ms, then calls GET /api/v1/events?after=;
 * - not greater: the client has applied the event already, and ignores it.
 *
 * `ready` carries the newest number. It is the first event of each connection, and is repeated from time to time. A
 * client with a smaller number requests the missing events. A client without a number stores this one and then loads
 * its lists; events that arrive meanwhile are applied after the lists have loaded. It can also begin with `latestSeq`
 * of its profile's answer, if it requests its lists after it. An event contains the current state of its subject, also
 * when it is replayed. Applying it replaces the message or notification with that `_id`, or adds it, so that nothing is
 * duplicated.
 */
const sequenced = { seq: z.int().nonnegative() };
const unread = unreadNotificationsSchema.shape;
const openFlags = flagCountsSchema.shape;

/**
 * The payloads of the events that carry a number. The schema of the event log and the types of client and server are
 * derived from this list.
 */
const SEQUENCED_EVENTS = {
  newMessage: z.object({ ...sequenced, message: messageSchema }),
  messageUpdated: z.object({ ...sequenced, message: messageSchema }),
  messageDeleted: z.object({ ...sequenced, message: messageSchema }),
  /** The partner has seen the recipient's messages from `from` to `upTo`. Older messages do not change. */
  messagesSeen: z.object({ ...sequenced, conversationId: idSchema, from: idSchema, upTo: idSchema }),
  /** The recipient has seen the partner's messages up to `upTo`, on any device. */
  conversationRead: z.object({ ...sequenced, conversationId: idSchema, upTo: idSchema }),
  /**
   * The current block between the recipient and a partner, whether the recipient has muted them, and their labels and
   * snooze or archive. `conversationId` is null before the first message.
   */
  conversationChanged: z.object({
    ...sequenced,
    userId: idSchema,
    conversationId: idSchema.nullable(),
    block: blockSchema,
    isMuted: z.boolean(),
    ...conversationStateSchema.partial().shape,
  }),
  /** The recipient has renamed their labels, on any device: GET /api/v1/conversations/labels has the names. */
  labelsRenamed: z.object(sequenced),
  /** What the recipient sends later has changed, on any device or by its time: GET /api/v1/messages/later has it. */
  scheduledChanged: z.object(sequenced),
  /** A deal of the recipient began or moved. Its `version` says which of two states is newer. */
  dealUpdated: z.object({ ...sequenced, deal: dealSchema }),
  newNotification: z.object({ ...sequenced, notification: notificationSchema, ...unread }),
  notificationRead: z.object({ ...sequenced, notificationId: idSchema, ...unread }),
  notificationDeleted: z.object({ ...sequenced, notificationId: idSchema, ...unread }),
  /** A post or a review was reported. This event and the next two are sent to every admin, and to nobody else. */
  newFlag: z.object({ ...sequenced, flag: flagNoticeSchema, ...openFlags }),
  /** A report is no longer open: an admin dismissed it, an account that it concerns or its review was deleted. */
  flagEnded: z.object({ ...sequenced, flagId: idSchema, ...openFlags }),
  /** A reported post was deleted, with all its reports. */
  flaggedPostDeleted: z.object({ ...sequenced, postId: idSchema, ...openFlags }),
} as const;

/**
 * Why the server is about to close a connection. A client reconnects by itself after `server_stopping`, and when a
 * connection ends without this event because it broke or the client did not read its data.
 */
export const closingSchema = z.object({
  code: z.enum(['server_stopping', 'session_ended', 'too_many_connections', 'rate_limited']),
  message: z.string(),
});

/** Events from the server, product §7, with the payload of each. */
export const SERVER_EVENTS = {
  ...SEQUENCED_EVENTS,
  /**
   * `postsMoment` is in the first event of a connection alone: the number in the log of posts up to which
   * `followedPosts` were sent before it.
   */
  ready: z.object({ ...sequenced, postsMoment: z.int().nonnegative().optional() }),
  /**
   * A followed vendor has published posts, or removed some. Its numbers come from the log of all posts instead of a
   * counter of the recipient (decision 044): a post is new for a client whose list has a smaller `until`. After a
   * broken connection, a client whose list is older than `postsMoment` of `ready` calls GET /api/v1/posts/feed/new.
   * Applying it twice changes nothing more.
   */
  followedPosts: z.object({
    added: z.array(newPostSchema).max(NEW_POSTS_MAX),
    removed: z.array(idSchema).max(NEW_POSTS_MAX),
  }),
  /**
   * The users online among the recipient's conversation partners, followers and followed users: newest first, at most
   * 500. Replaces the list. A user is online while any of their devices is connected, and for some seconds afterwards.
   */
  getOnlineUsers: z.array(idSchema).max(ONLINE_MAX),
  /** The newest page, sent on connection. Replaces the list; contains at least everything up to `seq`. */
  allNotifications: notificationListSchema.extend(sequenced),
  /** A partner is typing. Repeated while they type; valid for TYPING_SHOWN_MS, or until their message arrives. */
  typing: z.object({ userId: idSchema }),
  /** The server is about to close the connection. */
  closing: closingSchema,
} as const;

/**
 * Events from the client, product §7; each is acknowledged. In `markMessagesAsSeen`, `userId` is the partner whose
 * messages were seen, and `upTo` the newest of them: what arrived after it stays unseen. Without `upTo` all that have
 * arrived were seen. `typing` is sent at most once in TYPING_EVERY_MS while the user types. It reaches the recipient
 * only if they have a conversation.
 */
export const CLIENT_EVENTS = {
  markMessagesAsSeen: z.object({ conversationId: idSchema, userId: idSchema, upTo: idSchema.optional() }),
  markNotificationAsRead: z.object({ notificationId: idSchema }),
  deleteNotification: z.object({ notificationId: idSchema }),
  typing: z.object({ recipientId: idSchema }),
} as const;

/** The server's answer to an event from the client: success, or a code of the error catalogue. */
export const acknowledgementSchema = z.union([
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), code: z.string(), message: z.string() }),
]);
export type Acknowledgement = z.infer<typeof acknowledgementSchema>;

/**
 * The `data` of the `connect_error` of a refused connection: `unauthenticated`, `forbidden` (another person's
 * `userId`), `rate_limited` or `unavailable`. A connection is opened with `auth: { token }` and the query `userId`, the
 * user of the token.
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
 * The events after `after`, in order. Events whose subject was deleted are left out, so numbers may be missing: the
 * client stores `lastSeq`, and requests more from there while `hasMore`. `reset` means that the log does not reach back
 * that far (it stores 7 days and 1,000 events for each person): the client stores `latestSeq`, and then reloads its
 * lists.
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
