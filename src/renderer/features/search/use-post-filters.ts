import type { FilterName } from '@oja/contract/post-facets';
import type { PostFilterValues, PostOrder } from '@oja/market/PostFilters';
import { useSearchParams } from 'react-router';

import type { PostSearch } from '../../api/post-search-api.ts';

const LISTS = ['category', 'state', 'lga', 'condition', 'pricePoint'] as const;
const ORDERS: readonly PostOrder[] = ['relevance', 'newest', 'price_asc', 'price_desc'];
const PRICES = ['minPrice', 'maxPrice'] as const;

/** Filters and order of found posts, which are in the address under the names that the API has for them. */
interface FiltersInAddress {
  filters: PostFilterValues;
  setFilters: (filters: PostFilterValues) => void;
  /** The order in the address, if there is one. */
  order: PostOrder | undefined;
  /** @param usual the order without one in the address */
  setOrder: (order: PostOrder, usual: PostOrder) => void;
  /** The names of the parameters that are set. */
  chosen: readonly string[];
  /** The same as parameters of the call, without the order of matches; undefined without any. */
  narrowed: PostSearch | undefined;
}

/** Reads and changes the filters of the address, so that reloading, going back and a shared link restore them. */
export function usePostFilters(): FiltersInAddress {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const sort = params.get('sort');
  const order = ORDERS.find((each) => each === sort);
  const change = (edit: (next: URLSearchParams) => void) => {
    // Not `params`: a text that was typed a moment ago is in the address before it is rendered.
    const next = new URLSearchParams(globalThis.location.search);
    edit(next);
    setParams(next, { replace: true });
  };
  const { fromVerified, fromFollowed, ...others } = filters;
  const narrowed: PostSearch = {
    ...others,
    ...(fromVerified && { verified: true }),
    ...(fromFollowed && { from: 'following' as const }),
    ...(order !== undefined && order !== 'relevance' && { sort: order }),
  };
  return {
    filters,
    setFilters: (chosen) => change((next) => writeFilters(next, chosen)),
    order,
    setOrder: (chosen, usual) => change((next) => (chosen === usual ? next.delete('sort') : next.set('sort', chosen))),
    chosen: Array.from(params.keys()),
    narrowed: Object.keys(narrowed).length > 0 ? narrowed : undefined,
  };
}

/** The filters of an address. What is no price is left out; unknown names are refused by the server, in words. */
function readFilters(params: URLSearchParams): PostFilterValues {
  const entries: [string, string[] | number | boolean][] = [];
  for (const name of LISTS) if (params.has(name)) entries.push([name, params.getAll(name)]);
  for (const name of PRICES) {
    const typed = params.get(name) ?? '';
    if (/^\d{1,12}$/.test(typed)) entries.push([name, Number(typed)]);
  }
  if (params.get('verified') === 'true') entries.push(['fromVerified', true]);
  if (params.get('hasPictures') === 'true') entries.push(['hasPictures', true]);
  if (params.get('from') === 'following') entries.push(['fromFollowed', true]);
  return Object.fromEntries(entries);
}

function writeFilters(params: URLSearchParams, { fromVerified, fromFollowed, ...filters }: PostFilterValues): void {
  const values = {
    ...Object.fromEntries([...LISTS, ...PRICES, 'hasPictures' as const].map((name) => [name, filters[name]])),
    verified: fromVerified,
    from: fromFollowed && 'following',
  };
  for (const [name, value] of Object.entries(values)) {
    params.delete(name);
    if (value === undefined || value === false) continue;
    for (const each of [value].flat()) params.append(name, String(each));
  }
}

/** The names on the screen of filters that have other names in the API. */
const OWN_NAMES: Partial<Record<FilterName, readonly (keyof PostFilterValues)[]>> = {
  price: ['minPrice', 'maxPrice'],
  verified: ['fromVerified'],
  from: ['fromFollowed'],
};

/** The filters without one of them. */
export function withoutFilter(filters: PostFilterValues, name: FilterName): PostFilterValues {
  const names: readonly string[] = OWN_NAMES[name] ?? [name];
  return Object.fromEntries(Object.entries(filters).filter(([each]) => !names.includes(each)));
}
