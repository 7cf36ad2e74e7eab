import { z } from 'zod';

import { answerOf } from './answers.ts';
import { authorSchema } from './author.ts';
import { blockSchema } from './blocks.ts';
import { nextCursorSchema } from './cursor.ts';
import { idSchema, imageUrlSchema, timestampSchema, uuidSchema } from './ids.ts';
import { CONVERSATIONS_PAGE, MESSAGE_MAX, UNREAD_IDS_MAX } from './limits.ts';
import { sharedPostSchema } from './shared-post.ts';
import { VALIDATION } from './texts.ts';
import { typedText } from './typed-text.ts';

/**
 * A chat message, spec §3, as the viewer sees it: `seen` of one's own is what one is told of the other. `clientId` is
 * made by the sender: the same one twice is one message. A deleted message stays in its place with `deletedAt`, an empty
 * text, no picture and no post.
 */
export const messageSchema = z.object({
  _id: idSchema,
  clientId: z.uuid().nullable(),
  conversationId: idSchema,
  text: z.string(),
  img: imageUrlSchema.nullable(),
  /** The post that it was sent about. */
  post: sharedPostSchema.nullable(),
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

/**
 * POST /api/v1/messages: a text, an image, or both, and which post it is about, if any: anybody's that is shown, else
 * `shared_post_gone`. The same `clientId` with another post is `client_id_reused`.
 */
export const messageInputSchema = z
  .object({ recipientId: idSchema, clientId: uuidSchema(), message: messageText, img: z.union([imageUrlSchema, z.literal('')]), postId: idSchema.optional() })
  .refine(hasContent, { message: VALIDATION.messageEmpty, path: ['message'] });
export type MessageInput = z.infer<typeof messageInputSchema>;
export const messageCreatedAnswerSchema = answerOf(z.object({ newMessage: messageSchema }));
export type MessageCreatedAnswer = z.infer<typeof messageCreatedAnswerSchema>;

/** PATCH /api/v1/messages/{messageId}: both fields as they are to be; an `img` left out of the message is ''. */
export const messageEditSchema = z
  .object({ text: messageText, img: z.union([imageUrlSchema, z.literal('')]) })
  .refine(hasContent, { message: VALIDATION.messageEmpty, path: ['text'] });
export const messageEditedAnswerSchema = answerOf(z.object({ message: messageSchema })).extend({ message: z.string() });
export type MessageEditedAnswer = z.infer<typeof messageEditedAnswerSchema>;

/**
 * GET /api/v1/messages/{id}: the conversation with a person, 30 a page, each page from old to new. `before` is the oldest
 * message id already held; `hasMore` says whether there are older ones. `post` is what the conversation is about: the post
 * of its newest message that has one, from either side. The first page alone tells it, on all others it is null.
 */
export const messagesQuerySchema = z.object({ before: idSchema.optional() });
export const messagesAnswerSchema = answerOf(z.array(messageSchema)).extend({ hasMore: z.boolean(), post: sharedPostSchema.nullable() });
export type MessagesAnswer = z.infer<typeof messagesAnswerSchema>;

/** A conversation as its owner sees it; the first participant is the other person, the second its owner. */
export const conversationSchema = z.object({
  _id: idSchema,
  participants: z.array(authorSchema).min(1),
  /** The other person, with their name and picture, as the rows of the list show them. */
  userId: idSchema,
  name: z.string(),
  profileImage: imageUrlSchema.nullable(),
  /** The other has deleted their account: their messages stay, nothing can be sent to them. */
  isDeletedAccount: z.boolean(),
  /** While it is not `none`, neither can write to the other. */
  block: blockSchema,
  /** Its messages count as unread in its row, but their owner is not notified of them, and no total counts them. */
  isMuted: z.boolean(),
  /** Since when the other has their account; null once they have deleted it. */
  joinedAt: timestampSchema.nullable(),
  /** The newest one that is not deleted. */
  lastMessage: messageSchema.pick({ _id: true, text: true, img: true, sender: true, createdAt: true, seen: true }).nullable(),
  /** The newest of those not seen yet; `unreadCount` is their true number. */
  unreadMessages: z.array(idSchema).max(UNREAD_IDS_MAX),
  unreadCount: z.int().nonnegative(),
  /** True when nobody has written yet: made from a followed or found person, by the client alone. */
  mock: z.boolean(),
});
export type Conversation = z.infer<typeof conversationSchema>;

/**
 * GET /api/v1/messages/conversations?cursor=: those with the newest messages first, 200 a page.
 * `totalUnreadCount` counts the unread messages of all conversations, `mutedUnreadCount` those of them in muted ones; both
 * also those on other pages.
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

/** PUT and DELETE /api/v1/messages/conversations/{id}/mute, by the conversation's id. Doing either again changes nothing. */
export const muteAnswerSchema = answerOf(z.object({ isMuted: z.boolean() })).extend({ message: z.string() });
export type MuteAnswer = z.infer<typeof muteAnswerSchema>;
