import type { Category } from '../categories.ts';
import type { PhraseFilters } from './filter-phrases.ts';

/** Filters in the names and values of GET /api/v1/posts, with those of places. */
export interface QueryFilters extends PhraseFilters {
  category?: readonly Category[];
  minPrice?: number;
  maxPrice?: number;
  state?: readonly string[];
  lga?: readonly string[];
}

/** What a chip filters by. */
export type ChipKind =
  | 'category'
  | 'price'
  | 'condition'
  | 'pricePoint'
  | 'verified'
  | 'hasPictures'
  | 'sort'
  | 'place';

/** Filters that a query's words ask for. */
export interface QueryChip {
  kind: ChipKind;
  filters: QueryFilters;
  /** The words that ask for it, as typed, separated by spaces. */
  words: string;
}

/** A chip whose words are known by their indexes. */
export interface Draft {
  kind: ChipKind;
  filters: QueryFilters;
  at: readonly number[];
}
