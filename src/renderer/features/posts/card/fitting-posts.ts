import { type Post, postSchema } from '@oja/contract/posts';

/** Returns the valid posts among stored entries. */
export function fittingPosts(kept: readonly unknown[]): Post[] {
  return kept.flatMap((entry) => {
    const { data } = postSchema.safeParse(entry);
    return data ? [data] : [];
  });
}
