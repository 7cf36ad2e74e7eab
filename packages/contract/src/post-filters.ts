import { z } from 'zod';

import { CATEGORIES, CONDITIONS, PRICE_POINTS } from './categories.ts';
import { foundCursorSchema } from './cursor.ts';
import { PRICE_MAX } from './limits.ts';
import { facetsSchema, placeNameSchema, postsQuerySchema } from './posts.ts';
import { VALIDATION } from './texts.ts';

/**
 * The orders of found posts. Posts without a price come last when prices decide. `relevance` is the one that finds
 * words: see findPostsQuerySchema.
 */
export const POST_SORTS = ['newest', 'price_asc', 'price_desc', 'relevance'] as const;
export type PostSort = (typeof POST_SORTS)[number];

/** Makes the schema of a parameter that can be repeated: one value, or several that are alternatives. */
function alternatives<Item extends z.ZodType>(item: Item, max: number) {
  return z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(max, VALIDATION.alternativesTooMany).optional(),
  );
}

/** The most alternatives of a place: more than a state has local governments. */
export const PLACES_MAX = 50;

/** Whole naira, as they stand in an address. */
const priceLimit = z
  .string(VALIDATION.priceLimitShape)
  .regex(/^\d{1,12}$/, VALIDATION.priceLimitShape)
  .transform(Number)
  .refine((naira) => naira <= PRICE_MAX, VALIDATION.priceLimitShape)
  .optional();

/**
 * What found posts are narrowed to. Filters of different names apply together.
 *
 * - `category`, `condition`, `pricePoint`: repeated values are alternatives.
 * - `state`, `lga`: names of places.ts, which the server checks; repeated values are alternatives.
 * - `minPrice`, `maxPrice`: whole naira, both inclusive. A post without a price has none of them.
 * - `verified`: only of verified vendors. `hasPictures`: only with a picture. `from=following`: only of the vendors
 *   that the viewer follows.
 * - `since`: only posts from this time on, in milliseconds since 1970.
 */
export const postFilterShape = {
  category: alternatives(z.enum(CATEGORIES, VALIDATION.categoryUnknown), CATEGORIES.length),
  condition: alternatives(z.enum(CONDITIONS, VALIDATION.conditionUnknown), CONDITIONS.length),
  pricePoint: alternatives(z.enum(PRICE_POINTS, VALIDATION.pricePointUnknown), PRICE_POINTS.length),
  state: alternatives(placeNameSchema(VALIDATION.stateUnknown), PLACES_MAX),
  lga: alternatives(placeNameSchema(VALIDATION.lgaUnknown), PLACES_MAX),
  minPrice: priceLimit,
  maxPrice: priceLimit,
  verified: z.stringbool({ error: VALIDATION.yesOrNo }).optional(),
  hasPictures: z.stringbool({ error: VALIDATION.yesOrNo }).optional(),
  from: z.literal('following', VALIDATION.fromUnknown).optional(),
  since: postsQuerySchema.shape.until,
};

/**
 * GET /api/v1/posts: all posts, newest first (see postsQuerySchema), or those that a text and filters find, in an
 * order. Pages of filtered or sorted lists follow `cursor` alone, and a cursor belongs to its order.
 *
 * `sort=relevance` needs `search`, and finds more: each of its words in title, category, description, location or the
 * vendor's names, as it is, as a beginning, with one or two typos, or as a synonym of the trade (decision 048). Posts
 * with the whole text in title or category come first. Its cursor belongs to its text, too.
 *
 * `facets=1` adds counts to the first page, see foundPostsAnswerSchema of post-facets.ts. Later pages, by cursor or
 * number, ignore it, so that all pages can be requested alike.
 */
export const findPostsQuerySchema = postsQuerySchema
  .extend({
    ...postFilterShape,
    sort: z.enum(POST_SORTS, VALIDATION.sortUnknown).default('newest'),
    cursor: foundCursorSchema.optional(),
    facets: facetsSchema,
  })
  .superRefine(({ minPrice, maxPrice, ...query }, context) => {
    if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice)
      context.addIssue({ code: 'custom', path: ['minPrice'], message: VALIDATION.priceRange });
    if (query.page > 1 && isFiltered({ minPrice, maxPrice, ...query }))
      context.addIssue({ code: 'custom', path: ['page'], message: VALIDATION.filteredPage });
    if (query.sort === 'relevance' && isBlank(query.search))
      context.addIssue({ code: 'custom', path: ['search'], message: VALIDATION.relevanceNeedsText });
    if (query.cursor === undefined) return;
    if (sortOf(query.cursor) !== query.sort)
      context.addIssue({ code: 'custom', path: ['cursor'], message: VALIDATION.cursorOfOtherSort });
    else if (query.sort === 'relevance' && !query.cursor.includes(`-${markOf(query.search)}-`))
      context.addIssue({ code: 'custom', path: ['cursor'], message: VALIDATION.cursorOfOtherSearch });
  });
export type FindPostsQuery = z.output<typeof findPostsQuerySchema>;

/** The filters of a query. */
export type PostFilters = Pick<FindPostsQuery, keyof typeof postFilterShape>;

/** Whether a query narrows or sorts the list, beyond its text. */
export function isFiltered(query: Partial<PostFilters> & { sort: PostSort }): boolean {
  return query.sort !== 'newest' || Object.entries(query).some(isFilter);
}

function isFilter([name, value]: [string, unknown]): boolean {
  return name in postFilterShape && value !== undefined;
}

/** The order to which a cursor belongs. */
function sortOf(cursor: string): PostSort {
  if (cursor.startsWith('a')) return 'price_asc';
  if (cursor.startsWith('d')) return 'price_desc';
  return cursor.startsWith('r') ? 'relevance' : 'newest';
}

/** Whether a text has nothing that search compares: white space and accents alone. */
function isBlank(search = ''): boolean {
  return !/[^\s\p{M}]/u.test(search.normalize('NFKD'));
}

/** The cursor of a place in a list that is sorted by relevance. */
export function relevanceCursorOf(
  { score, order, id }: { score: number; order: number; id: string },
  search: string,
): string {
  return `r${score}-${markOf(search)}-${order}.${id}`;
}

/** Eight digits by which a cursor knows its text: the FNV-1a hash. Nothing is secret about it. */
function markOf(search = ''): string {
  let hash = 0x81_1c_9d_c5;
  for (const character of search) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
