import { FAILURES } from '@oja/contract/failures';
import { toast } from '@oja/ui/Toast';
import { useCopy } from '@oja/ui/hooks/useCopy';

import { logFailure } from '../../platform/log-failure.ts';
import { usePlatform } from '../../platform/PlatformContext.tsx';
import { postPath } from './post-paths.ts';

/** Whether sharing ended because the person closed the system's own sheet: no failure. */
const isClosedByHand = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Gives what shares a post: `share` with the system's own sheet where there is one, else as `copyLink`, which puts its
 * link on the clipboard. A failed sheet is noted in the console, a failed copy is told (spec §8).
 */
export function useSharePost(post: { _id: string; title: string }): { share: () => Promise<void>; copyLink: () => Promise<void> } {
  const { serverOrigin } = usePlatform();
  const { copy } = useCopy();

  const url = () => new URL(postPath(post._id), serverOrigin || globalThis.location.origin).href;

  const copyLink = async () => {
    if (await copy(url())) toast({ kind: 'success', title: 'Link copied' });
    else toast({ kind: 'error', title: FAILURES.copyLink });
  };
  const share = async () => {
    if (!('share' in navigator)) return copyLink();
    try {
      await navigator.share({ title: post.title, url: url() });
    } catch (error) {
      if (!isClosedByHand(error)) logFailure('The post could not be shared.', error);
    }
  };
  return { share, copyLink };
}
