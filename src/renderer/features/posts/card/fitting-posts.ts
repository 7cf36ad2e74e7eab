import { type Post, postSchema } from '@oja/contract/posts';

/** Returns the valid posts among stored entries. */
export function fittingPosts(stored: readonly unknown[]): Post[] {
  return stored.flatMap((entry) => {
    const { data } = postSchema.safeParse(entry);
    return data ? [data] : [];
  });
}
