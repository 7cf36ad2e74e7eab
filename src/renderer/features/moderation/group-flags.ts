import type { Flag } from '@oja/contract/flags';

import type { BesideList } from '../../platform/beside-list.ts';

/** The state of the history entry of a post that was opened from the reported posts. */
export const BESIDE_FLAGS: BesideList = { beside: '/dashboard/flags' };

/** A reported post with its open reports. They are loaded newest first; keep-order.ts says how they are shown. */
export interface FlaggedPost {
  postId: string;
  flags: [Flag, ...Flag[]];
}

/** Groups reports by post. The post with the newest report comes first. */
export function groupFlags(flags: readonly Flag[]): FlaggedPost[] {
  const byPost = new Map<string, FlaggedPost>();
  for (const flag of flags) {
    const known = byPost.get(flag.postId);
    if (known) known.flags.push(flag);
    else byPost.set(flag.postId, { postId: flag.postId, flags: [flag] });
  }
  return [...byPost.values()];
}
