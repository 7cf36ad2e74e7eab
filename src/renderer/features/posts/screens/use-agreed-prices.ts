import { t } from '@lingui/core/macro';
import type { AgreedPrices } from '@oja/contract/deals';
import { formatNaira } from '@oja/contract/naira';
import type { Post } from '@oja/contract/posts';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { skipToken } from '@reduxjs/toolkit/query/react';

import { useGetAgreedPricesQuery } from '../../../api/agreed-prices-api.ts';

/**
 * What others agreed on lately for one of goods like a post's, and the sentence that says so (product §4 "Agreed
 * prices"). Posts without a category or a state have no such prices.
 * @param post undefined for one whose prices are not shown
 * @returns undefined until they are known, and where too few deals are
 */
export function useAgreedPrices(post: Post | undefined): { prices: AgreedPrices; text: string } | undefined {
  const { locale } = useLocale();
  const { _id = '', category, state, condition = null } = post ?? {};
  const { currentData } = useGetAgreedPricesQuery(category && state ? { _id, category, state, condition } : skipToken);
  const prices = currentData?.data.prices;
  if (!prices) return undefined;
  const [low, high] = [formatNaira(prices.low, locale), formatNaira(prices.high, locale)];
  return { prices, text: low === high ? t`Agreed at about ${low} lately` : t`Agreed at ${low} to ${high} lately` };
}
