import { z } from 'zod';

import { answerOf, confirmedAnswerOf } from './answers.ts';
import { AUTOMATIC_REPLY_MAX } from './limits.ts';
import { timeSchema } from './notification-settings.ts';
import { VALIDATION } from './texts.ts';
import { typedText } from './typed-text.ts';

const DAYS_OF_WEEK = 7;

const replyText = typedText(VALIDATION.automaticReplyText).max(AUTOMATIC_REPLY_MAX, VALIDATION.automaticReplyText);

/** When a shop opens and closes on one day, as "08:00"; null on a day on which it is closed. */
const dayHoursSchema = z
  .object({ from: timeSchema, to: timeSchema })
  .refine(({ from, to }) => from < to, { path: ['to'], message: VALIDATION.openingHours })
  .nullable();
export type DayHours = z.infer<typeof dayHoursSchema>;

/**
 * The messages that a vendor's account sends by itself, product §7. `greeting` answers somebody's first message, `away`
 * one that arrives outside the opening hours or while `isAway` is set; an empty text is not sent.
 */
export const automaticRepliesSchema = z.object({
  greeting: replyText,
  away: replyText,
  isAway: z.boolean(VALIDATION.awayShape),
  /** The days from Monday to Sunday in the time of Lagos; null while the vendor has no opening hours. */
  hours: z.array(dayHoursSchema, VALIDATION.openingHours).length(DAYS_OF_WEEK, VALIDATION.openingHours).nullable(),
});
export type AutomaticReplies = z.infer<typeof automaticRepliesSchema>;

/** What a person has who never set any. */
export const NO_AUTOMATIC_REPLIES: AutomaticReplies = { greeting: '', away: '', isAway: false, hours: null };

/** GET /api/v1/messages/automatic-replies */
export const automaticRepliesAnswerSchema = answerOf(automaticRepliesSchema);
export type AutomaticRepliesAnswer = z.infer<typeof automaticRepliesAnswerSchema>;

/** PUT /api/v1/messages/automatic-replies: all of them. */
export const automaticRepliesSetAnswerSchema = confirmedAnswerOf(automaticRepliesSchema);
export type AutomaticRepliesSetAnswer = z.infer<typeof automaticRepliesSetAnswerSchema>;
