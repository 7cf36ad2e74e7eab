import { createHash } from 'node:crypto';

import { type SavedQuery, savedQuerySchema } from '@oja/contract/saved-searches';
import { VALIDATION } from '@oja/contract/texts';
import type { z } from 'zod';

import { checkPlaceFilters } from '../posts/check-place.ts';
import { termsOf } from '../posts/words/query-terms.ts';

/** The names in their stored order. */
const NAMES = [
  'search',
  'category',
  'condition',
  'pricePoint',
  'state',
  'lga',
  'minPrice',
  'maxPrice',
  'verified',
  'hasPictures',
  'from',
] as const;

/**
 * Brings a query into its one form, so that searches for the same are equal: alternatives are sorted and stand once,
 * white space is one space, and what narrows nothing is left out.
 */
export function normalQuery(query: SavedQuery): SavedQuery {
  return savedQuerySchema.parse(Object.fromEntries(narrowing(query)));
}

/** What narrows a search: names and values in their one form. */
function narrowing({ search, ...filters }: SavedQuery): [string, unknown][] {
  const hasWords = termsOf(search ?? '').length > 0;
  const query: SavedQuery = { ...filters, ...(hasWords && { search: search?.replaceAll(/\s+/g, ' ') }) };
  return NAMES.flatMap((name): [string, unknown][] => {
    const value = query[name];
    if (value === undefined) return [];
    if (!Array.isArray(value)) return [[name, value]];
    return value.length === 0 ? [] : [[name, [...new Set(value)].toSorted()]];
  });
}

/** The schema of a query that can be saved: its places exist, and it has words or a filter. */
export const narrowedQuerySchema = savedQuerySchema.superRefine(checkPlaceFilters).superRefine(checkNarrowed);

function checkNarrowed(query: SavedQuery, context: z.RefinementCtx): void {
  if (narrowing(query).length === 0)
    context.addIssue({ code: 'custom', path: ['search'], message: VALIDATION.searchUnnarrowed });
}

/** The hash of a query in its one form. Words are the same in any case. */
export function contentOf(query: SavedQuery): string {
  const same = { ...query, ...(query.search !== undefined && { search: query.search.toLowerCase() }) };
  return createHash('sha256').update(JSON.stringify(same)).digest('base64url');
}

/** Reads a stored query. */
export function parseQuery(stored: string): SavedQuery {
  return savedQuerySchema.parse(JSON.parse(stored));
}
