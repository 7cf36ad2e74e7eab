import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

import { type AdvertOrder, readAdvertOrder, reloadWithPrice } from './advert-order.ts';

/**
 * The advert that the address asks for; undefined for an ordinary post. One at another price than the plan's is put
 * right, and the page loads anew: until then `isPriceRight` is false, and there is nothing to show.
 */
export function useAdvertOrder(): AdvertOrder | undefined {
  const [search] = useSearchParams();
  const order = readAdvertOrder(search);
  const wrong = order && !order.isPriceRight ? order.plan : undefined;
  useEffect(() => {
    if (wrong) reloadWithPrice(wrong);
  }, [wrong]);
  return order;
}
