import { z } from 'zod';

import { answerOf } from './answers.ts';
import { authorSchema } from './author.ts';
import { idSchema, imageUrlSchema, timestampSchema } from './ids.ts';
import { MESSAGE_MAX } from './limits.ts';
import { VALIDATION } from './texts.ts';
import { typedText } from './typed-text.ts';

/** A chat message, spec §3. `clientId` is made by the sender: the same one twice is one message. */
export const messageSchema = z.object({
  _id: idSchema,
  clientId: z.uuid().nullable(),
  conversationId: idSchema,
  text: z.string(),
  img: imageUrlSchema.nullable(),
  createdAt: timestampSchema,
  editedAt: timestampSchema.nullable(),
  deletedAt: timestampSchema.nullable(),
  seen: z.boolean(),
  sender: z.object({ _id: idSchema }),
});
export type Message = z.infer<typeof messageSchema>;

const messageText = typedText().max(MESSAGE_MAX, VALIDATION.messageTooLong);
const hasContent = (message: { message?: string | undefined; text?: string | undefined; img: string }) =>
  Boolean(message.message ?? message.text) || message.img !== '';

/** POST /api/v1/messages: a text, an image, or both. */
export const messageInputSchema = z
  .object({ recipientId: idSchema, clientId: z.uuid(), message: messageText, img: z.union([imageUrlSchema, z.literal('')]) })
  .refine(hasContent, { message: VALIDATION.messageEmpty, path: ['message'] });
export type MessageInput = z.infer<typeof messageInputSchema>;
export const messageCreatedAnswerSchema = answerOf(z.object({ newMessage: messageSchema }));

/** PATCH /api/v1/messages/{messageId} */
export const messageEditSchema = z
  .object({ text: messageText, img: z.union([imageUrlSchema, z.literal('')]) })
  .refine(hasContent, { message: VALIDATION.messageEmpty, path: ['text'] });

/** GET /api/v1/messages/{id}: pages backwards; `before` is the oldest message id already held. */
export const messagesQuerySchema = z.object({ before: idSchema.optional() });
export const messagesAnswerSchema = answerOf(z.array(messageSchema));

/** A conversation as its owner sees it; the first participant is the other person. */
export const conversationSchema = z.object({
  _id: idSchema,
  participants: z.array(authorSchema).min(1),
  userId: idSchema,
  name: z.string(),
  profileImage: imageUrlSchema.nullable(),
  lastMessage: messageSchema.pick({ text: true, img: true, sender: true, createdAt: true, seen: true }).nullable(),
  unreadMessages: z.array(idSchema),
  /** True when nobody has written yet: made from a followed or found person. */
  mock: z.boolean(),
});
export type Conversation = z.infer<typeof conversationSchema>;

/** GET /api/v1/messages/conversations */
export const conversationsAnswerSchema = answerOf(
  z.object({ conversations: z.array(conversationSchema), totalUnreadCount: z.int().nonnegative() }),
);
