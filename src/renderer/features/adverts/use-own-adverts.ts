import type { PaymentReturn } from '@oja/contract/payments';

import { useGetAdvertsInfiniteQuery } from '../../api/adverts-api.ts';
import { outcomeNow } from './payment-outcome.ts';

/** How often the adverts are polled while a payment is being confirmed. */
const CONFIRMED_SOON_MS = 10_000;

/** Loads the viewer's adverts. Polls them while the payment that has just ended is being confirmed. */
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
  return { ...adverts, adverts: list, outcome };
}
export type OwnAdvertsRead = ReturnType<typeof useOwnAdverts>;
