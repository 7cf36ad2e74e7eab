import { z } from 'zod';

import { answerOf } from './answers.ts';
import { authorSchema } from './author.ts';
import { FLAG_REASONS } from './categories.ts';
import { nextCursorSchema } from './cursor.ts';
import { idSchema, timestampSchema } from './ids.ts';
import { postSchema } from './posts.ts';
import { VALIDATION } from './texts.ts';
import { typedText } from './typed-text.ts';

/** POST /api/v1/posts/flag: `postTitle` may be sent (spec §7); what is kept is the post's title as the server has it. */
export const flagInputSchema = z.object({
  postTitle: typedText().max(200).optional(),
  postId: idSchema,
  flagReason: z.enum(FLAG_REASONS, VALIDATION.flagReasonRequired),
});
export type FlagInput = z.infer<typeof flagInputSchema>;

/** A report that is open: it ends when an admin dismisses it or the post goes. */
export const flagSchema = z.object({
  _id: idSchema,
  postId: idSchema,
  /** The post's title when it was reported. */
  postTitle: z.string(),
  flagReason: z.enum(FLAG_REASONS),
  createdAt: timestampSchema,
  reporter: authorSchema,
  /** The post as it is now, without its comments. */
  post: postSchema,
  /** How many people have a report open on this post. */
  postFlagsCount: z.int().positive(),
});
export type Flag = z.infer<typeof flagSchema>;

/** A report as admins are told of it while it is made; the post is in the list. */
export const flagNoticeSchema = flagSchema.omit({ post: true, postFlagsCount: true });
export type FlagNotice = z.infer<typeof flagNoticeSchema>;

/** `total` counts all reports that are open, `postsTotal` the posts that they are about, which is the number on the tab (spec §6). */
export const flagCountsSchema = z.object({ total: z.int().nonnegative(), postsTotal: z.int().nonnegative() });
export type FlagCounts = z.infer<typeof flagCountsSchema>;

/** GET /api/v1/posts/flag?cursor=, admins only: newest first. */
export const flagsAnswerSchema = answerOf(z.array(flagSchema)).extend({ ...flagCountsSchema.shape, nextCursor: nextCursorSchema });
export type FlagsAnswer = z.infer<typeof flagsAnswerSchema>;

/** GET /api/v1/posts/flag/count, admins only. */
export const flagCountsAnswerSchema = answerOf(flagCountsSchema);
export type FlagCountsAnswer = z.infer<typeof flagCountsAnswerSchema>;
