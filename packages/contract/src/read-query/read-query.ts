import { filterDrafts } from './filter-drafts.ts';
import { findPhrases, headOf } from './find-phrases.ts';
import { placeDraft } from './place-draft.ts';
import type { ChipKind, Draft, QueryChip, QueryFilters } from './query-chips.ts';
import { splitQuery } from './query-words.ts';
import { type PriceInQuery, readPrice } from './read-price.ts';
import { readRest } from './read-rest.ts';

/** A query that was read. */
export interface ReadQuery {
  chips: QueryChip[];
  /** The filters of all chips. */
  filters: QueryFilters;
  /** What is left for the search of texts. Words for goods stay in it: Electronics is more than generators. */
  rest: string;
}

/** The order of chips. */
const ORDER: readonly ChipKind[] = [
  'category',
  'price',
  'condition',
  'place',
  'pricePoint',
  'verified',
  'hasPictures',
  'sort',
];

/**
 * Reads filters from a query as people type it: "used generator under 150k ikeja" asks for used goods up to ₦150,000
 * of two categories in Ikeja. In time linear in its length; any text has a result.
 * @param asText the words of chips that are meant as text: no chip is made of them, and they stay in the text
 */
export function readQuery(text: string, asText: readonly string[] = []): ReadQuery {
  const words = splitQuery(text);
  const found = findPhrases(words);
  const head = headOf(words, found);
  const price = readPrice(words, head !== undefined);
  const priceWords = new Set(price?.words);
  const phrases = found.filter(({ start, end }) => !priceWords.has(start) && !priceWords.has(end - 1));
  const all = [
    ...(head ? [{ kind: 'category' as const, filters: { category: head.categories }, at: head.at }] : []),
    ...(price ? [priceDraft(price)] : []),
    ...filterDrafts(phrases),
    ...placeDraft(words, phrases, priceWords),
  ];
  const wordsOf = ({ at }: Draft) => at.map((each) => words[each]?.typed ?? '').join(' ');
  const isText = (draft: Draft) => asText.includes(wordsOf(draft));
  const drafts = all
    .filter((draft) => !isText(draft))
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  return {
    chips: drafts.map((draft) => ({ kind: draft.kind, filters: draft.filters, words: wordsOf(draft) })),
    filters: drafts.reduce<QueryFilters>((filters, draft) => ({ ...filters, ...draft.filters }), {}),
    rest:
      drafts.length === 0 ? text.trim() : readRest(text, words, phrases, { drafts, kept: all.filter(isText), head }),
  };
}

function priceDraft({ words, ...filters }: PriceInQuery): Draft {
  return { kind: 'price', filters, at: words };
}
