import { z } from 'zod';

import { answerOf } from './answers.ts';
import { errorBodySchema } from './errors.ts';
import { idSchema, timestampSchema, uuidSchema } from './ids.ts';
import { MESSAGE_MAX, SCHEDULED_MAX } from './limits.ts';
import { sharedPostSchema } from './shared-post.ts';
import { VALIDATION } from './texts.ts';
import { typedText } from './typed-text.ts';

/** A text that its sender wrote to be sent later, product §7. It is the sender's alone until then. */
export const scheduledMessageSchema = z.object({
  /** Made by the sender. The message has the same one once it is sent. */
  clientId: z.uuid(),
  recipientId: idSchema,
  text: z.string(),
  /** The post that it is about. */
  post: sharedPostSchema.nullable(),
  /** The message of the same conversation that it answers. */
  replyTo: idSchema.nullable(),
  sendAt: timestampSchema,
  /** Why it could not be sent at its time; it stays until it is taken back. Null while it waits. */
  error: errorBodySchema.nullable(),
});
export type ScheduledMessage = z.infer<typeof scheduledMessageSchema>;

/**
 * POST /api/v1/messages/later: a text to send at `sendAt`, from SCHEDULE_MIN_MS to SCHEDULE_MAX_MS ahead by the
 * server's clock. The same `clientId` with the same content is one message: a later call only moves its time. With
 * other content it is refused with `client_id_reused`, and once the message was sent, with `scheduled_sent`.
 */
export const scheduleInputSchema = z.object({
  recipientId: idSchema,
  clientId: uuidSchema(),
  message: typedText(VALIDATION.messageEmpty)
    .min(1, VALIDATION.messageEmpty)
    .max(MESSAGE_MAX, VALIDATION.messageTooLong),
  postId: idSchema.optional(),
  replyTo: idSchema.optional(),
  sendAt: z.iso.datetime({ error: VALIDATION.sendLaterTime }),
});
export type ScheduleInput = z.infer<typeof scheduleInputSchema>;
export const scheduledAnswerSchema = answerOf(scheduledMessageSchema);
export type ScheduledAnswer = z.infer<typeof scheduledAnswerSchema>;

/** GET /api/v1/messages/later: all of the caller's, to everybody, in the order of their times. */
export const scheduledListAnswerSchema = answerOf(z.array(scheduledMessageSchema).max(SCHEDULED_MAX));
export type ScheduledListAnswer = z.infer<typeof scheduledListAnswerSchema>;
