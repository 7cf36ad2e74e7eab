import { z } from 'zod';

import { answerOf, confirmedAnswerOf } from './answers.ts';
import { idSchema } from './ids.ts';
import { MESSAGE_MAX, REPLIES_MAX, REPLY_NAME_MAX, REPLY_USES_MAX } from './limits.ts';
import { VALIDATION } from './texts.ts';
import { typedText } from './typed-text.ts';

/**
 * A text that a person often writes in messages. `{name}`, `{post}` and `{price}` in it are replaced by the client when
 * it is put into a message.
 */
export const savedReplySchema = z.object({
  _id: idSchema,
  name: z.string(),
  text: z.string(),
  /** How often it was put into a message, on all devices. */
  uses: z.int().nonnegative(),
});
export type SavedReply = z.infer<typeof savedReplySchema>;

const nameSchema = typedText(VALIDATION.replyNameRequired)
  .min(1, VALIDATION.replyNameRequired)
  .max(REPLY_NAME_MAX, VALIDATION.replyNameTooLong);
const textSchema = typedText(VALIDATION.replyTextRequired)
  .min(1, VALIDATION.replyTextRequired)
  .max(MESSAGE_MAX, VALIDATION.messageTooLong);

/** POST /api/v1/saved-replies. `uses` is sent where a deletion is undone, so that the reply returns to its place. */
export const saveReplyInputSchema = z.object({
  name: nameSchema,
  text: textSchema,
  uses: z.int().nonnegative().max(REPLY_USES_MAX).default(0),
});
export type SaveReplyInput = z.input<typeof saveReplyInputSchema>;

/** PATCH /api/v1/saved-replies/{id} */
export const savedReplyEditSchema = z.object({ name: nameSchema, text: textSchema }).partial();
export type SavedReplyEdit = z.output<typeof savedReplyEditSchema>;

/** GET /api/v1/saved-replies: all of them, the most used first. */
export const savedRepliesAnswerSchema = answerOf(z.array(savedReplySchema).max(REPLIES_MAX));
export type SavedRepliesAnswer = z.infer<typeof savedRepliesAnswerSchema>;

/** The saved or changed reply. */
export const savedReplyAnswerSchema = confirmedAnswerOf(savedReplySchema);
export type SavedReplyAnswer = z.infer<typeof savedReplyAnswerSchema>;
