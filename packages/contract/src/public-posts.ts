import { z } from 'zod';

import { answerOf } from './answers.ts';
import { idSchema, imageUrlSchema } from './ids.ts';
import { PUBLIC_POSTS } from './limits.ts';
import { postImageSchema } from './posts.ts';

/**
 * A post as visitors see it: nothing leads to its vendor.
 *
 * - `area`: the state and, if known, its local government. The location that the vendor wrote is not shown.
 * - `picture`: the first one; `smallUrl` is its size of 320 px.
 */
export const publicPostSchema = z.object({
  _id: idSchema,
  price: z.number().nonnegative().nullable(),
  area: z.string().nullable(),
  picture: postImageSchema.extend({ smallUrl: imageUrlSchema }),
});
export type PublicPost = z.infer<typeof publicPostSchema>;

/** GET /api/v1/posts/public, without a session: some of the newest posts, for the landing page. */
export const publicPostsAnswerSchema = answerOf(z.object({ posts: z.array(publicPostSchema).max(PUBLIC_POSTS) }));
export type PublicPostsAnswer = z.infer<typeof publicPostsAnswerSchema>;
