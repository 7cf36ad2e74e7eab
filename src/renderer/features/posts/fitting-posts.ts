import './zod-without-eval.ts';

import { type Post, postSchema } from '@oja/contract/posts';

/** The posts among whatever was kept. */
export function fittingPosts(kept: readonly unknown[]): Post[] {
  return kept.flatMap((entry) => {
    const { data } = postSchema.safeParse(entry);
    return data ? [data] : [];
  });
}
