import { z } from 'zod';

import { CATEGORIES, CONDITIONS, PRICE_POINTS } from './categories.ts';
import { foundCursorSchema } from './cursor.ts';
import { PRICE_MAX } from './limits.ts';
import { placeNameSchema, postsQuerySchema } from './posts.ts';
import { VALIDATION } from './texts.ts';

/** The orders of found posts. Posts without a price come last when prices decide. */
export const POST_SORTS = ['newest', 'price_asc', 'price_desc'] as const;
export type PostSort = (typeof POST_SORTS)[number];

/** Makes the schema of a parameter that can be repeated: one value, or several that are alternatives. */
function alternatives<Item extends z.ZodType>(item: Item, max: number) {
  return z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(max, VALIDATION.alternativesTooMany).optional(),
  );
}

/** The most alternatives of a place: more than a state has local governments. */
const PLACES_MAX = 50;

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
 */
export const findPostsQuerySchema = postsQuerySchema
  .extend({
    ...postFilterShape,
    sort: z.enum(POST_SORTS, VALIDATION.sortUnknown).default('newest'),
    cursor: foundCursorSchema.optional(),
  })
  .superRefine(({ minPrice, maxPrice, ...query }, context) => {
    if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice)
      context.addIssue({ code: 'custom', path: ['minPrice'], message: VALIDATION.priceRange });
    if (query.page > 1 && isFiltered({ minPrice, maxPrice, ...query }))
      context.addIssue({ code: 'custom', path: ['page'], message: VALIDATION.filteredPage });
    if (query.cursor !== undefined && sortOf(query.cursor) !== query.sort)
      context.addIssue({ code: 'custom', path: ['cursor'], message: VALIDATION.cursorOfOtherSort });
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
  return cursor.startsWith('d') ? 'price_desc' : 'newest';
}
