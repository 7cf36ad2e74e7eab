import { formatNaira } from '@oja/contract/naira';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';

import { MESSAGES } from './messages.ts';
import type { PostFilterValues } from './post-filter-values.ts';
import type { PriceLimits } from './price-limits.ts';

/** An order of found posts: the best matches of a text, the newest, the cheapest or the dearest first. */
export type PostOrder = 'relevance' | 'newest' | 'price_asc' | 'price_desc';

/** Filters of one kind, or an order, that were read from words of the search text. */
export interface ReadFilters {
  /** The words, as typed. */
  words: string;
  /** Their filters; of those that have no label the words are shown. */
  filters: PostFilterValues;
  /** The order that they ask for. */
  order?: PostOrder | undefined;
}

/** A filter in use: its text, and what the filters are without it. */
interface FilterChip {
  key: string;
  label: string;
  without: PostFilterValues;
}

/** The filters in use, one for each value, in the order of the dialog. */
export function useFilterChips(filters: PostFilterValues): FilterChip[] {
  return useListChips()(filters);
}

/** Makes the text of filters that were read from words: alternatives are joined, "Foreign Used or Nigerian Used". */
export function useReadLabel(): (read: ReadFilters) => string {
  const messages = useMessages('PostFilters', MESSAGES);
  const { format } = useLocale();
  const listChips = useListChips();
  const orders = {
    relevance: messages.best,
    newest: messages.newest,
    price_asc: messages.cheapest,
    price_desc: messages.dearest,
  };
  return ({ words, filters, order }) => {
    // Of a place, the local government says the state, too.
    const named = filters.lga ? { ...filters, state: undefined } : filters;
    const labels = order ? [orders[order]] : listChips(named).map(({ label }) => label);
    return labels.length === 0 ? words : labels.reduce((first, second) => format(messages.or, { first, second }));
  };
}

/** Makes the text of limits of the price, "Up to ₦4,999"; undefined without any. */
export function usePriceLabel(): (limits: PriceLimits) => string | undefined {
  const messages = useMessages('PostFilters', MESSAGES);
  const { format, locale } = useLocale();
  const naira = (amount: number) => formatNaira(amount, locale);
  return ({ minPrice, maxPrice }) => {
    if (minPrice === undefined)
      return maxPrice === undefined ? undefined : format(messages.upTo, { price: naira(maxPrice) });
    if (maxPrice === undefined) return format(messages.from, { price: naira(minPrice) });
    return format(messages.between, { lowest: naira(minPrice), highest: naira(maxPrice) });
  };
}

function useListChips(): (filters: PostFilterValues) => FilterChip[] {
  const messages = useMessages('PostFilters', MESSAGES);
  const priceLabelOf = usePriceLabel();

  return (filters) => {
    const listed = (name: 'category' | 'state' | 'lga' | 'condition' | 'pricePoint'): FilterChip[] =>
      (filters[name] ?? []).map((value) => {
        const others = filters[name]?.filter((other) => other !== value) ?? [];
        return {
          key: `${name} ${value}`,
          label: value,
          without: { ...filters, [name]: others.length > 0 ? others : undefined },
        };
      });
    const single = (name: 'fromVerified' | 'hasPictures' | 'fromFollowed', label: string): FilterChip[] =>
      filters[name] ? [{ key: name, label, without: { ...filters, [name]: undefined } }] : [];

    const price = priceLabelOf(filters);
    return [
      ...listed('category'),
      ...listed('state'),
      ...listed('lga'),
      ...(price
        ? [{ key: 'price', label: price, without: { ...filters, minPrice: undefined, maxPrice: undefined } }]
        : []),
      ...listed('condition'),
      ...listed('pricePoint'),
      ...single('fromVerified', messages.verified),
      ...single('hasPictures', messages.pictures),
      ...single('fromFollowed', messages.following),
    ];
  };
}
