import { t } from '@lingui/core/macro';
import type { DealSide } from '@oja/contract/deal-lifecycle';
import type { Deal } from '@oja/contract/deals';
import { type PersonNames, shownNames } from '@oja/contract/shown-names';
import { toast } from '@oja/ui/toast-store';

import { logFailure } from '../../../platform/log-failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { postPath } from '../../posts/post-paths.ts';
import { isAtAddress } from './pinned-post.ts';

/**
 * Gives the text about an agreed deal to the system's share sheet (product §3 "Deals"). On the desktop, and where there
 * is no sheet or it fails, the text is copied.
 */
export async function shareDeal(
  deal: Deal,
  side: DealSide,
  { kind, serverOrigin }: Pick<Platform, 'kind' | 'serverOrigin'>,
): Promise<void> {
  const text = dealText(deal, side, serverOrigin || globalThis.location.origin);
  if (kind === 'web' && 'share' in navigator) {
    try {
      await navigator.share({ text });
      return;
    } catch (error) {
      // The person closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      logFailure('The deal could not be shared.', error);
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    toast({ tone: 'success', title: t`Copied. Send it to a friend.` });
  } catch {
    toast({ tone: 'danger', title: t`Could not copy the text.` });
  }
}

function bothNames(person: PersonNames): string {
  const [first, second] = shownNames(person);
  return `${first} (${second})`;
}

/** What a friend has to know of a deal: the post, the shop, place and time as far as they are agreed, the address. */
function dealText({ post, buyer, vendor, terms }: Deal, side: DealSide, origin: string): string {
  const title = post.title ?? t`A post`;
  const shop = bothNames(vendor);
  const person = bothNames(buyer);
  const place = terms?.place;
  const time =
    terms?.time &&
    new Date(terms.time).toLocaleString(document.documentElement.lang, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
    });
  return [
    side === 'buyer'
      ? t`I am buying “${title}” from ${{ shop }} on Oja.`
      : t`I am selling “${title}” to ${{ person }} on Oja. Shop: ${{ shop }}.`,
    place && t`Place: ${place}`,
    time && t`Time: ${time}`,
    isAtAddress(post) && new URL(postPath(post._id), origin).href,
  ]
    .filter(Boolean)
    .join('\n');
}
