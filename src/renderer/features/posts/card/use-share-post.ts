import { t } from '@lingui/core/macro';
import { FAILURES } from '@oja/contract/failures';
import { toast } from '@oja/ui/toast-store';
import { useCopy } from '@oja/ui/hooks/use-copy';

import { translateText } from '../../../platform/language.ts';
import { logFailure } from '../../../platform/log-failure.ts';
import { usePlatform } from '../../../platform/PlatformContext.tsx';
import { postPath } from '../post-paths.ts';

/** Whether the user closed the system's share sheet, which is not a failure. */
const isClosedByHand = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Returns how to share a post: `share` with the system's share sheet if there is one, else `copyLink`, which copies its
 * link. A failed sheet is logged, a failed copy is shown (product §8). `url` returns the link.
 */
export function useSharePost(post: { _id: string; title: string }): {
  share: () => Promise<void>;
  copyLink: () => Promise<void>;
  url: () => string;
} {
  const { serverOrigin } = usePlatform();
  const { copy } = useCopy();

  const url = () => new URL(postPath(post._id), serverOrigin || globalThis.location.origin).href;

  const copyLink = async () => {
    if (await copy(url())) toast({ tone: 'success', title: t`Link copied` });
    else toast({ tone: 'danger', title: translateText(FAILURES.copyLink) });
  };
  const share = async () => {
    if (!('share' in navigator)) return copyLink();
    try {
      await navigator.share({ title: post.title, url: url() });
    } catch (error) {
      if (!isClosedByHand(error)) logFailure('The post could not be shared.', error);
    }
  };
  return { share, copyLink, url };
}
