import { z } from 'zod';

import { answerOf } from './answers.ts';
import { authorSchema } from './author.ts';
import { nextCursorSchema } from './cursor.ts';
import { flagInputSchema, flagSchema } from './flags.ts';
import { idSchema } from './ids.ts';
import { reviewSchema } from './reviews.ts';

/** POST /api/v1/reviews/flag: reports a review of a deal, product §4 "Review", with 201. */
export const reviewFlagInputSchema = flagInputSchema.pick({ flagReason: true }).extend({ reviewId: idSchema });
export type ReviewFlagInput = z.infer<typeof reviewFlagInputSchema>;

/**
 * An open report of a review. It ends when an admin dismisses it or removes the review, or its author takes it back. A
 * review is never edited, so what is shown is what was reported.
 */
export const reviewFlagSchema = flagSchema
  .pick({ _id: true, flagReason: true, createdAt: true, reporter: true })
  .extend({
    review: reviewSchema,
    /** The person whom the review is about. */
    subject: authorSchema.pick({ _id: true, userName: true }),
    /**
     * What the two people of the deal share: they have signed in on one device, or are signed in from one network.
     * Absent if neither is known. It is a hint and no proof: thousands of people share the address of a carrier.
     */
    shared: z.enum(['device', 'network']).optional(),
  });
export type ReviewFlag = z.infer<typeof reviewFlagSchema>;

/** GET /api/v1/reviews/flag?cursor=, admins only: newest first. */
export const reviewFlagsAnswerSchema = answerOf(z.array(reviewFlagSchema)).extend({ nextCursor: nextCursorSchema });
export type ReviewFlagsAnswer = z.infer<typeof reviewFlagsAnswerSchema>;
