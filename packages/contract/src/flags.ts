import { z } from 'zod';

import { answerOf } from './answers.ts';
import { authorSchema } from './author.ts';
import { FLAG_REASONS } from './categories.ts';
import { nextCursorSchema } from './cursor.ts';
import { idSchema, timestampSchema } from './ids.ts';
import { postSchema } from './posts.ts';
import { VALIDATION } from './texts.ts';
import { typedText } from './typed-text.ts';

/**
 * POST /api/v1/posts/flag. `postTitle` is accepted (product §7) and ignored: the server stores the post's own title.
 */
export const flagInputSchema = z.object({
  postTitle: typedText().max(200).optional(),
  postId: idSchema,
  flagReason: z.enum(FLAG_REASONS, VALIDATION.flagReasonRequired),
});
export type FlagInput = z.infer<typeof flagInputSchema>;

/** An open report. It ends when an admin dismisses it or the post is deleted. */
export const flagSchema = z.object({
  _id: idSchema,
  postId: idSchema,
  /** The title of the post at the time of the report. */
  postTitle: z.string(),
  flagReason: z.enum(FLAG_REASONS),
  createdAt: timestampSchema,
  reporter: authorSchema,
  /** The current post, without its comments. */
  post: postSchema,
  /** The number of people with an open report on this post. */
  postFlagsCount: z.int().positive(),
});
export type Flag = z.infer<typeof flagSchema>;

/**
 * A new report as the event to admins carries it. What was reported comes with the list of reports. For a report of a
 * review there is its `reviewId`; `postId` and `postTitle` are those of its deal, and the post may be deleted.
 */
export const flagNoticeSchema = flagSchema
  .omit({ post: true, postFlagsCount: true })
  .extend({ reviewId: idSchema.optional() });
export type FlagNotice = z.infer<typeof flagNoticeSchema>;

/**
 * `total` counts all open reports; `postsTotal` counts the reported posts and reviews, the number on the flags tab
 * (product §6).
 */
export const flagCountsSchema = z.object({ total: z.int().nonnegative(), postsTotal: z.int().nonnegative() });
export type FlagCounts = z.infer<typeof flagCountsSchema>;

/** GET /api/v1/posts/flag?cursor=, admins only: newest first. */
export const flagsAnswerSchema = answerOf(z.array(flagSchema)).extend({
  ...flagCountsSchema.shape,
  nextCursor: nextCursorSchema,
});
export type FlagsAnswer = z.infer<typeof flagsAnswerSchema>;

/** GET /api/v1/posts/flag/count, admins only. */
export const flagCountsAnswerSchema = answerOf(flagCountsSchema);
export type FlagCountsAnswer = z.infer<typeof flagCountsAnswerSchema>;
