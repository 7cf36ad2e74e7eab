import type { PaymentReturn } from '@oja/contract/payments';
import { useEffect } from 'react';

import { useGetAdvertsInfiniteQuery } from '../../api/adverts-api.ts';
import { outcomeNow } from './payment-outcome.ts';

/** How often the adverts are polled while a payment is being confirmed. */
const CONFIRMED_SOON_MS = 10_000;

/**
 * Loads the viewer's adverts. Polls them while the payment that has just ended is being confirmed. While one awaits its
 * payment, they are loaded again whenever the window gets the focus: the desktop app's checkout is in the browser, and
 * what was paid there must not be paid again.
 */
export function useOwnAdverts(back: PaymentReturn | undefined) {
  const adverts = useGetAdvertsInfiniteQuery();
  const list = (adverts.data?.pages ?? []).flatMap(({ data }) => data.adverts);
  const paidFor = list.find(({ _id }) => _id === back?.advert);
  const outcome = back && outcomeNow(back, paidFor);
  useGetAdvertsInfiniteQuery(undefined, {
    skip: outcome !== 'pending',
    pollingInterval: CONFIRMED_SOON_MS,
    skipPollingIfUnfocused: true,
  });
  const { refetch } = adverts;
  const isAwaited = list.some(({ state }) => state === 'awaiting_payment');
  useEffect(() => {
    if (!isAwaited) return undefined;
    const load = () => void refetch();
    globalThis.addEventListener('focus', load);
    return () => globalThis.removeEventListener('focus', load);
  }, [isAwaited, refetch]);
  return { ...adverts, adverts: list, outcome };
}
export type OwnAdvertsRead = ReturnType<typeof useOwnAdverts>;
