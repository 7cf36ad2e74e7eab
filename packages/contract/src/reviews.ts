import { z } from 'zod';

import { answerOf } from './answers.ts';
import { authorSchema } from './author.ts';
import { DEAL_SIDES } from './deal-lifecycle.ts';
import { idSchema, timestampSchema, uuidSchema } from './ids.ts';
import { REVIEWS_PAGE, REVIEW_STARS_MAX, REVIEW_TAGS_MAX, REVIEW_TEXT_MAX } from './limits.ts';
import { REVIEW_TAG_NAMES } from './review-tags.ts';
import { VALIDATION } from './texts.ts';
import { typedText } from './typed-text.ts';

/**
 * A review of a completed deal, product §4 "Review", as everybody may read it. `about` is the side of the person whom
 * it is about, `title` that of the post, and `reply` their answer.
 */
export const reviewSchema = z.object({
  _id: idSchema,
  about: z.enum(DEAL_SIDES),
  stars: z.int().min(1).max(REVIEW_STARS_MAX),
  tags: z.array(z.enum(REVIEW_TAG_NAMES)),
  text: z.string(),
  reply: z.string().nullable(),
  author: authorSchema,
  title: z.string(),
  createdAt: timestampSchema,
});
export type Review = z.infer<typeof reviewSchema>;

/**
 * POST /api/v1/reviews: the viewer's review of the other person of a deal, with 201. The tags are those of the other
 * person's side, see REVIEW_TAGS.
 */
export const reviewInputSchema = z.object({
  dealId: idSchema,
  stars: z.int(VALIDATION.reviewStars).min(1, VALIDATION.reviewStars).max(REVIEW_STARS_MAX, VALIDATION.reviewStars),
  tags: z
    .array(z.enum(REVIEW_TAG_NAMES, VALIDATION.reviewTags), VALIDATION.reviewTags)
    .max(REVIEW_TAGS_MAX, VALIDATION.reviewTags)
    .refine((tags) => new Set(tags).size === tags.length, VALIDATION.reviewTags)
    .default([]),
  text: typedText(VALIDATION.reviewText).max(REVIEW_TEXT_MAX, VALIDATION.reviewText).default(''),
});
export type ReviewInput = z.output<typeof reviewInputSchema>;
export const reviewWrittenAnswerSchema = answerOf(z.object({ review: reviewSchema }));
export type ReviewWrittenAnswer = z.infer<typeof reviewWrittenAnswerSchema>;

/** PATCH /api/v1/reviews/{id}: the one reply of the person whom it is about, or its author takes it back. */
export const reviewEditSchema = z
  .object({
    action: z.enum(['reply', 'takeBack'], VALIDATION.reviewAction),
    text: typedText(VALIDATION.reviewReply)
      .min(1, VALIDATION.reviewReply)
      .max(REVIEW_TEXT_MAX, VALIDATION.reviewReply)
      .optional(),
  })
  .refine(({ action, text }) => action !== 'reply' || text !== undefined, {
    path: ['text'],
    message: VALIDATION.reviewReply,
  });
export type ReviewEdit = z.output<typeof reviewEditSchema>;

/** GET /api/v1/reviews: the reviews about a person that can be seen, the newest first. */
export const reviewsQuerySchema = z.object({
  user: idSchema,
  cursor: uuidSchema(VALIDATION.cursorShape).optional(),
});
export type ReviewsQuery = z.output<typeof reviewsQuerySchema>;
export const reviewsAnswerSchema = answerOf(
  z.object({ reviews: z.array(reviewSchema).max(REVIEWS_PAGE), nextCursor: idSchema.nullable() }),
);
export type ReviewsAnswer = z.infer<typeof reviewsAnswerSchema>;
