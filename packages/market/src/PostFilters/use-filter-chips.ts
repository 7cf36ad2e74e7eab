import { formatNaira } from '@oja/contract/naira';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';

import { MESSAGES } from './messages.ts';
import type { PostFilterValues } from './post-filter-values.ts';

/** A filter in use: its text, and what the filters are without it. */
interface FilterChip {
  key: string;
  label: string;
  without: PostFilterValues;
}

/** The filters in use, one for each value, in the order of the dialog. */
export function useFilterChips(filters: PostFilterValues): FilterChip[] {
  const messages = useMessages('PostFilters', MESSAGES);
  const { format, locale } = useLocale();
  const { minPrice, maxPrice } = filters;
  const naira = (amount: number) => formatNaira(amount, locale);

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

  const price =
    minPrice !== undefined && maxPrice !== undefined
      ? format(messages.between, { lowest: naira(minPrice), highest: naira(maxPrice) })
      : minPrice !== undefined
        ? format(messages.from, { price: naira(minPrice) })
        : maxPrice !== undefined && format(messages.upTo, { price: naira(maxPrice) });
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
}
