import type { Flag } from '@oja/contract/flags';

/** A reported post with its open reports: as they are read, the newest first; as they are shown, see keep-order.ts. */
export interface FlaggedPost {
  postId: string;
  flags: [Flag, ...Flag[]];
}

/** Puts the reports of each post together; the post that was reported last comes first. */
export function groupFlags(flags: readonly Flag[]): FlaggedPost[] {
  const byPost = new Map<string, FlaggedPost>();
  for (const flag of flags) {
    const known = byPost.get(flag.postId);
    if (known) known.flags.push(flag);
    else byPost.set(flag.postId, { postId: flag.postId, flags: [flag] });
  }
  return [...byPost.values()];
}
