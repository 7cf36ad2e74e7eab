import { z } from 'zod';

import { answerOf, confirmedAnswerOf } from './answers.ts';
import { authorSchema } from './author.ts';
import { nextCursorSchema } from './cursor.ts';
import { idSchema, timestampSchema } from './ids.ts';
import { COMMENT_MAX } from './limits.ts';
import { VALIDATION } from './texts.ts';
import { typedText } from './typed-text.ts';

/** A comment on a post, product §3. `userId` holds its author. */
export const commentSchema = z.object({
  _id: idSchema,
  text: z.string(),
  createdAt: timestampSchema,
  /** When the text was last changed, or null. */
  editedAt: timestampSchema.nullable(),
  userId: authorSchema,
});
export type Comment = z.infer<typeof commentSchema>;

/** POST /api/v1/posts/reply/{id} and PATCH /api/v1/posts/reply/{postId}/{commentId} */
export const commentInputSchema = z.object({
  text: typedText(VALIDATION.commentRequired)
    .min(1, VALIDATION.commentRequired)
    .max(COMMENT_MAX, VALIDATION.commentTooLong),
});

/** `status` repeats the HTTP status, product §7: 201 for a new comment, 200 for a changed one. */
export const commentAnswerSchema = confirmedAnswerOf(
  z.object({ comment: commentSchema, repliesCount: z.int().nonnegative() }),
).extend({
  status: z.int(),
});
export type CommentAnswer = z.infer<typeof commentAnswerSchema>;

/** DELETE /api/v1/posts/unreply/{postId}/{commentId}: the number of remaining comments. */
export const commentDeletedAnswerSchema = confirmedAnswerOf(z.object({ repliesCount: z.int().nonnegative() })).extend({
  status: z.int(),
});
export type CommentDeletedAnswer = z.infer<typeof commentDeletedAnswerSchema>;

/** GET /api/v1/posts/reply/{id}?cursor=: a post's comments, newest first. */
export const commentsAnswerSchema = answerOf(
  z.object({ comments: z.array(commentSchema), nextCursor: nextCursorSchema }),
);
export type CommentsAnswer = z.infer<typeof commentsAnswerSchema>;

export const commentParamsSchema = z.object({ postId: idSchema, commentId: idSchema });
