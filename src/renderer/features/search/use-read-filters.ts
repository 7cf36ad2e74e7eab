import type { PostSort } from '@oja/contract/post-filters';
import type { QueryChip } from '@oja/contract/read-query/query-chips';
import type { ReadQuery } from '@oja/contract/read-query/read-query';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';

import type { PostSearch } from '../../api/post-search-api.ts';

/**
 * Whether the words of a chip are better searched for as text. Goods stand in the texts of their posts, many of which
 * have no category. Posts from a town of several local governments often name the town alone.
 */
const isBetterAsText = ({ kind, filters }: QueryChip) => kind === 'category' || (filters.lga?.length ?? 0) > 1;

/** The parameter of the address that holds the words of chips that were taken off, once for each chip. */
const AS_TEXT = 'text';

type Read = (text: string, asText: readonly string[]) => ReadQuery;

const readNothing: Read = (text) => ({ chips: [], filters: {}, rest: text });

/** The filters that were read from the search text. */
interface FiltersInText {
  /** The chips that apply. */
  chips: readonly QueryChip[];
  /** Their filters, and what is left of the text, as parameters of the call; undefined until the rules have loaded. */
  search: PostSearch | undefined;
  /** The order that the text asks for, also while another one is chosen by hand. */
  order: PostSort | undefined;
  /** Takes chips off: their words are searched for as text. */
  takeOff: (words: readonly string[]) => void;
}

/**
 * Reads filters from a text ("used generator under 150k"), by rules that are loaded with the first text. Chips that
 * were taken off are in the address. If the rules cannot be loaded, the whole text is searched for.
 * @param chosen names of filters that are set by hand, which win over those of the text
 */
export function useReadFilters(text: string, chosen: readonly string[]): FiltersInText {
  const [params, setParams] = useSearchParams();
  const [read, setRead] = useState<Read>();
  const isNeeded = text !== '' && read === undefined;
  useEffect(() => {
    if (!isNeeded) return;
    void import('@oja/contract/read-query/read-query').then(
      ({ readQuery }) => setRead(() => readQuery),
      () => setRead(() => readNothing),
    );
  }, [isNeeded]);
  const result = useMemo(() => {
    const taken = params.getAll(AS_TEXT);
    const { chips } = read?.(text, taken) ?? {};
    const asText = chips?.filter(isBetterAsText).map(({ words }) => words) ?? [];
    return text === '' ? readNothing(text, []) : read?.(text, [...taken, ...asText]);
  }, [read, text, params]);

  const chips =
    result?.chips.filter(({ filters }) => !Object.keys(filters).some((name) => isChosen(name, chosen))) ?? [];
  return {
    chips,
    search: result && {
      ...(result.rest !== '' && { search: result.rest }),
      ...chips.reduce<PostSearch>((all, { filters }) => ({ ...all, ...filters }), {}),
    },
    order: result?.filters.sort,
    takeOff: (words) => {
      // Not `params`: a text that was typed a moment ago is in the address before it is rendered.
      const next = new URLSearchParams(globalThis.location.search);
      for (const each of words) next.append(AS_TEXT, each);
      setParams(next, { replace: true });
    },
  };
}

/** Whether a filter is set by hand. Both limits of the price are one filter. */
function isChosen(name: string, chosen: readonly string[]): boolean {
  const isPrice = name.endsWith('Price');
  return chosen.some((each) => each === name || (isPrice && each.endsWith('Price')));
}
