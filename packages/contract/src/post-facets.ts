import { z } from 'zod';

import { answerOf, confirmedAnswerOf } from './answers.ts';
import { CATEGORIES, CONDITIONS } from './categories.ts';
import { FOUND_POSTS_COUNTED, PLACE_NAME_MAX } from './limits.ts';
import { nextCursorSchema } from './cursor.ts';
import { postSchema, postsAnswerSchema } from './posts.ts';
import { PRICE_BANDS } from './price-bands.ts';

const PRICE_BAND_VALUES = PRICE_BANDS.map(({ value }) => value);

/** The filters of found posts that can be taken off one by one. `price` stands for `minPrice` and `maxPrice`. */
export const FILTER_NAMES = [
  'category',
  'condition',
  'state',
  'lga',
  'price',
  'pricePoint',
  'verified',
  'hasPictures',
  'from',
  'since',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** A number of posts, exact unless `isMore`: then there are, or may be, more. "1,000+" is 1000 with `isMore`. */
const postCountSchema = z.object({ count: z.int().nonnegative().max(FOUND_POSTS_COUNTED), isMore: z.boolean() });
export type PostCount = z.infer<typeof postCountSchema>;

/** The values of a facet that posts have, the most frequent first. */
const facetOf = <Value extends z.ZodType>(value: Value) => z.array(postCountSchema.extend({ value }));

/**
 * What the first page of GET /api/v1/posts has besides with `facets=1`, decision 053. Running adverts count too, and
 * posts that blocks hide do not.
 *
 * - `total`: how many posts the text and the filters find.
 * - `facets`: how many of them have each category, condition, state and price band. A facet is counted without its own
 *   filter and with all others, so that it shows what another choice would find; `state` is counted without `lga`, too.
 *   Posts without a price are in no price band.
 * - `withoutOne`: where nothing is found, the filter without which most posts are found, and how many. Missing where
 *   something is found, and where no single filter is the reason.
 */
const foundCountsSchema = z.object({
  total: postCountSchema,
  facets: z.object({
    category: facetOf(z.enum(CATEGORIES)),
    condition: facetOf(z.enum(CONDITIONS)),
    state: facetOf(z.string().max(PLACE_NAME_MAX)),
    priceBand: facetOf(z.enum(PRICE_BAND_VALUES)),
  }),
  withoutOne: postCountSchema.extend({ name: z.enum(FILTER_NAMES) }).optional(),
});
export type FoundCounts = z.infer<typeof foundCountsSchema>;

/** GET /api/v1/posts: a page of posts, and with `facets=1` the counts of the first page. */
export const foundPostsAnswerSchema = answerOf(postsAnswerSchema.shape.data.extend(foundCountsSchema.partial().shape));
export type FoundPostsAnswer = z.infer<typeof foundPostsAnswerSchema>;

/** GET /api/v1/posts/category: a page of a category, and with `facets=1` the counts of the first page. */
export const categoryAnswerSchema = confirmedAnswerOf(
  z.object({ posts: z.array(postSchema), nextCursor: nextCursorSchema, ...foundCountsSchema.partial().shape }),
);
export type CategoryAnswer = z.infer<typeof categoryAnswerSchema>;
