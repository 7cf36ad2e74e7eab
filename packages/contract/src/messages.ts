import { z } from 'zod';

import { answerOf, confirmedAnswerOf } from './answers.ts';
import { authorSchema } from './author.ts';
import { blockSchema } from './blocks.ts';
import { labelSchema, setAsideSchema } from './conversation-state.ts';
import { nextCursorSchema } from './cursor.ts';
import { errorBodySchema } from './errors.ts';
import { idSchema, imageUrlSchema, timestampSchema, uuidSchema } from './ids.ts';
import {
  CONVERSATIONS_PAGE,
  FOUND_MESSAGES_PAGE,
  LABELS,
  MESSAGE_MAX,
  MESSAGES_TOGETHER,
  SEARCH_MAX,
  UNREAD_IDS_MAX,
} from './limits.ts';
import { quotedMessageSchema } from './quoted-message.ts';
import { sharedPostSchema } from './shared-post.ts';
import { VALIDATION } from './texts.ts';
import { typedText } from './typed-text.ts';

/** "Show me now": a buyer's request to see a post, or its vendor's answer, a picture from the camera. */
export const showNowSchema = z.enum(['request', 'picture']);

/**
 * A chat message as the viewer sees it, product §3.
 * - `seen`: for the viewer's own message, whether the recipient has seen it, if read receipts let the viewer know.
 * - `clientId`: made by the sender, otherwise by the server. Sending the same id twice stores one message.
 * - A deleted message stays in its place with `deletedAt`, an empty text, no picture, no post and no quote.
 */
export const messageSchema = z.object({
  _id: idSchema,
  clientId: z.uuid().nullable(),
  conversationId: idSchema,
  text: z.string(),
  img: imageUrlSchema.nullable(),
  /** The post that the message is about. */
  post: sharedPostSchema.nullable(),
  /** The sender's account sent it by itself: a greeting or an away message. Missing on all others. */
  automatic: z.boolean().optional(),
  /** It asks to see its post now, or shows it; missing on all others. */
  showNow: showNowSchema.optional(),
  /** The message that it answers; missing where it answers none. */
  quote: quotedMessageSchema.optional(),
  createdAt: timestampSchema,
  editedAt: timestampSchema.nullable(),
  deletedAt: timestampSchema.nullable(),
  seen: z.boolean(),
  sender: z.object({ _id: idSchema }),
  recipientId: idSchema,
});
export type Message = z.infer<typeof messageSchema>;

const messageText = typedText().max(MESSAGE_MAX, VALIDATION.messageTooLong);
const hasContent = (message: { message?: string | undefined; text?: string | undefined; img: string }) =>
  Boolean(message.message ?? message.text) || message.img !== '';

const messageFields = z.object({
  recipientId: idSchema,
  clientId: uuidSchema().optional(),
  message: messageText,
  img: z.union([imageUrlSchema, z.literal('')]),
  postId: idSchema.optional(),
  replyTo: idSchema.optional(),
  showNow: showNowSchema.optional(),
});

/**
 * POST /api/v1/messages: a text, an image, or both, and optionally the post that the message is about, and the message
 * of the same conversation that it answers (`replyTo`). A message of another conversation and an unknown id are refused
 * alike. A post that is not visible is refused with `shared_post_gone`. A `clientId` that was used with other content
 * is refused with `client_id_reused`. Without a `clientId`, each call stores a new message (product §7).
 *
 * `showNow` (product §4 "Show me now") is refused with `validation_failed` unless
 * - `request`: the post is the recipient's, and the sender has not asked for it in the last 24 hours;
 * - `picture`: the post is the sender's, the recipient asked for it in the last 24 hours, and there is a picture.
 */
export const messageInputSchema = messageFields.refine(hasContent, {
  message: VALIDATION.messageEmpty,
  path: ['message'],
});
export const messageCreatedAnswerSchema = answerOf(z.object({ newMessage: messageSchema }));

/** A message of a group. Its `clientId` makes a repeated call harmless. */
export const groupedMessageSchema = messageFields
  .extend({ clientId: uuidSchema() })
  .refine(hasContent, { message: VALIDATION.messageEmpty, path: ['message'] });
export type MessageInput = z.infer<typeof groupedMessageSchema>;

/**
 * POST /api/v1/messages/batch: messages of one sender to any recipients, in the order of writing, at most 50. They are
 * stored in one transaction. Each has a result of its own, in the same order: the message, or the error that POST
 * /api/v1/messages would answer. A refused message does not affect the others, so one of the wrong form is accepted
 * here as long as it has a `clientId`.
 */
export const messageGroupInputSchema = z.object({
  messages: z
    .array(z.union([groupedMessageSchema, z.looseObject({ clientId: uuidSchema() })]))
    .min(1)
    .max(MESSAGES_TOGETHER),
});
export const messageGroupAnswerSchema = answerOf(
  z.object({
    results: z.array(
      z.object({
        clientId: z.uuid(),
        /** Null where the message was refused. */
        newMessage: messageSchema.nullable(),
        /** Null where it was stored, now or by an earlier call. */
        error: errorBodySchema.nullable(),
      }),
    ),
  }),
);
export type MessageGroupAnswer = z.infer<typeof messageGroupAnswerSchema>;

/** PATCH /api/v1/messages/{messageId}: the new text and image. An empty `img` removes the image. */
export const messageEditSchema = z
  .object({ text: messageText, img: z.union([imageUrlSchema, z.literal('')]) })
  .refine(hasContent, { message: VALIDATION.messageEmpty, path: ['text'] });
export const messageEditedAnswerSchema = confirmedAnswerOf(z.object({ message: messageSchema }));
export type MessageEditedAnswer = z.infer<typeof messageEditedAnswerSchema>;

const messageIdSchema = uuidSchema(VALIDATION.messageIdShape);

/**
 * GET /api/v1/messages/{id}: the conversation with a person, 30 messages a page, each page from old to new.
 * - `before`: the id of the oldest message that the client holds.
 * - `around`: the id of a message, such as a found one: the page has it, with as many older messages as newer ones.
 * - `after`: the id of the newest message that the client holds, to continue a page around a message.
 * - `hasMore`: whether there are older messages.
 * - `hasNewer`: whether there are newer messages. Only pages around and after a message have it.
 * - `post`: the post of the newest message that has one, from either side. Only the first page has it; it is null on
 *   the others.
 */
export const messagesQuerySchema = z
  .object({
    before: messageIdSchema.optional(),
    after: messageIdSchema.optional(),
    around: messageIdSchema.optional(),
  })
  .refine((query) => Object.values(query).filter((id) => id !== undefined).length <= 1, {
    message: VALIDATION.oneDirection,
    path: ['before'],
  });
export const messagesAnswerSchema = answerOf(z.array(messageSchema)).extend({
  hasMore: z.boolean(),
  hasNewer: z.boolean().optional(),
  post: sharedPostSchema.nullable(),
});
export type MessagesAnswer = z.infer<typeof messagesAnswerSchema>;

/**
 * GET /api/v1/messages/{id}/search?q=&cursor=: messages of the conversation with a person whose text contains `q`,
 * without regard to case, accents and tone marks, newest first, at most 30 a page. Deleted messages are never found. A
 * call ends early in a very long conversation: its page may then have fewer messages, or none, and a `nextCursor` to
 * continue with.
 */
export const findMessagesQuerySchema = z.object({
  q: typedText(VALIDATION.searchEmpty).min(1, VALIDATION.searchEmpty).max(SEARCH_MAX, VALIDATION.searchTooLong),
  cursor: uuidSchema(VALIDATION.cursorShape).optional(),
});
export const findMessagesAnswerSchema = answerOf(
  z.object({
    messages: z
      .array(messageSchema.pick({ _id: true, text: true, createdAt: true, sender: true }))
      .max(FOUND_MESSAGES_PAGE),
    /** Null at the beginning of the conversation. */
    nextCursor: idSchema.nullable(),
  }),
);
export type FindMessagesAnswer = z.infer<typeof findMessagesAnswerSchema>;

/** A conversation as its owner sees it, product §3. The first participant is the other person, the second the owner. */
export const conversationSchema = z.object({
  _id: idSchema,
  participants: z.array(authorSchema).min(1),
  /** The other person; the name and picture are for the row of the list. The name is the first of their shown names. */
  userId: idSchema,
  name: z.string(),
  profileImage: imageUrlSchema.nullable(),
  /** The other person deleted their account: their messages stay, and nobody can write to them. */
  isDeletedAccount: z.boolean(),
  /** Unless this is `none`, neither person can write to the other. */
  block: blockSchema,
  /** Unread messages count only in the row: the owner gets no notifications, and no total includes them. */
  isMuted: z.boolean(),
  /** The viewer's labels; missing without one. */
  labels: z.array(labelSchema).max(LABELS).optional(),
  /** The viewer archived or snoozed it; missing otherwise. */
  setAside: setAsideSchema.optional(),
  /** When the other person created their account; null after they deleted it. */
  joinedAt: timestampSchema.nullable(),
  /** The newest message that is not deleted. */
  lastMessage: messageSchema
    .pick({ _id: true, text: true, img: true, sender: true, createdAt: true, seen: true, automatic: true })
    .nullable(),
  /** The ids of the newest unread messages. `unreadCount` counts all of them. */
  unreadMessages: z.array(idSchema).max(UNREAD_IDS_MAX),
  unreadCount: z.int().nonnegative(),
  /** The post of the newest message that has one; missing without one, and where it is deleted or hidden. */
  post: sharedPostSchema.pick({ _id: true, picture: true }).optional(),
  /** True before the first message. Only the client makes such conversations, for people who were followed or found. */
  mock: z.boolean(),
});
export type Conversation = z.infer<typeof conversationSchema>;

/**
 * GET /api/v1/messages/conversations?cursor=: the conversations with the newest messages first, 200 a page; a snoozed
 * one is where it will return to, and an archived one in its place.
 * `totalUnreadCount` counts the unread messages of all conversations, on all pages; `mutedUnreadCount` counts those in
 * muted conversations.
 */
export const conversationsAnswerSchema = answerOf(
  z.object({
    conversations: z.array(conversationSchema).max(CONVERSATIONS_PAGE),
    totalUnreadCount: z.int().nonnegative(),
    mutedUnreadCount: z.int().nonnegative(),
    nextCursor: nextCursorSchema,
  }),
);
export type ConversationsAnswer = z.infer<typeof conversationsAnswerSchema>;

/**
 * PUT and DELETE /api/v1/messages/conversations/{id}/mute, by the conversation's id. Repeating a call changes nothing.
 */
export const muteAnswerSchema = confirmedAnswerOf(z.object({ isMuted: z.boolean() }));
export type MuteAnswer = z.infer<typeof muteAnswerSchema>;
