import { t } from '@lingui/core/macro';
import { useEffect } from 'react';

import { useGetDealsQuery } from '../../../api/deals-api.ts';
import { useUser } from '../../../session/use-session.ts';

/** The states of the viewer's deals under way in words, by the other person's id. */
export type DealWords = ReadonlyMap<string, string>;

/**
 * Loads the viewer's deals under way, in one call for all rows, and gives a word for each partner (product §2 "Chat
 * list"). Renders nothing. Where they cannot be loaded, rows have none.
 */
export function OpenDeals({ onWords }: { onWords: (words: DealWords) => void }) {
  const { _id } = useUser();
  const deals = useGetDealsQuery({ state: 'open' }).data?.data.deals;
  useEffect(() => {
    if (!deals) return;
    const words = new Map<string, string>();
    for (const { state, buyer, vendor } of deals) {
      const partnerId = buyer._id === _id ? vendor._id : buyer._id;
      // What is agreed says more than another offer.
      if (state === 'agreed') words.set(partnerId, t`Agreed`);
      else if (!words.has(partnerId)) words.set(partnerId, t`Offer`);
    }
    onWords(words);
  }, [_id, deals, onWords]);
  return null;
}
