import { z } from 'zod';

import { answerOf, confirmedAnswerOf } from './answers.ts';
import { CATEGORIES, CONDITIONS, PRICE_POINTS } from './categories.ts';
import { idSchema, timestampSchema } from './ids.ts';
import { PRICE_MAX, SAVED_SEARCHES_MAX, SAVED_SEARCH_NAME_MAX, SEARCH_MAX } from './limits.ts';
import { PLACES_MAX, postFilterShape } from './post-filters.ts';
import { placeNameSchema } from './posts.ts';
import { VALIDATION } from './texts.ts';
import { typedText } from './typed-text.ts';

/** When the owner of a saved search is notified of new posts that fit: at once, once a day, or never. */
export const SEARCH_ALERTS = ['at_once', 'daily', 'off'] as const;
export type SearchAlert = (typeof SEARCH_ALERTS)[number];

/** Whole naira, as JSON. */
const priceLimit = z
  .int(VALIDATION.priceLimitShape)
  .nonnegative(VALIDATION.priceLimitShape)
  .max(PRICE_MAX, VALIDATION.priceLimitShape)
  .optional();

const yes = z.literal(true, VALIDATION.yesOrNo).optional();

/** Alternatives of a filter, which are a list also where there is one. */
function alternatives<Item extends z.ZodType>(item: Item, max: number) {
  return z.array(item).max(max, VALIDATION.alternativesTooMany).optional();
}

/**
 * What a saved search finds: the text and filters of GET /api/v1/posts, with the same names (see postFilterShape), as
 * JSON. Order and pages are not saved, nor is `since`: every new post is later. The text is searched for by its words,
 * as with `sort=relevance`.
 */
export const savedQuerySchema = z
  .object({
    search: typedText().max(SEARCH_MAX, VALIDATION.searchTooLong).optional(),
    category: alternatives(z.enum(CATEGORIES, VALIDATION.categoryUnknown), CATEGORIES.length),
    condition: alternatives(z.enum(CONDITIONS, VALIDATION.conditionUnknown), CONDITIONS.length),
    pricePoint: alternatives(z.enum(PRICE_POINTS, VALIDATION.pricePointUnknown), PRICE_POINTS.length),
    state: alternatives(placeNameSchema(VALIDATION.stateUnknown), PLACES_MAX),
    lga: alternatives(placeNameSchema(VALIDATION.lgaUnknown), PLACES_MAX),
    minPrice: priceLimit,
    maxPrice: priceLimit,
    verified: yes,
    hasPictures: yes,
    from: postFilterShape.from,
  })
  .superRefine(({ minPrice, maxPrice }, context) => {
    if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice)
      context.addIssue({ code: 'custom', path: ['minPrice'], message: VALIDATION.priceRange });
  });
export type SavedQuery = z.output<typeof savedQuerySchema>;

/** A saved search. `query` is in one form: alternatives are sorted, and what narrows nothing is left out. */
export const savedSearchSchema = z.object({
  _id: idSchema,
  name: z.string(),
  query: savedQuerySchema,
  alert: z.enum(SEARCH_ALERTS),
  createdAt: timestampSchema,
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

const nameSchema = typedText(VALIDATION.searchNameRequired)
  .min(1, VALIDATION.searchNameRequired)
  .max(SAVED_SEARCH_NAME_MAX, VALIDATION.searchNameTooLong);
const alertSchema = z.enum(SEARCH_ALERTS, VALIDATION.searchAlertUnknown);

/** POST /api/v1/saved-searches. A search with the same query is saved once: its name and alert stay. */
export const saveSearchInputSchema = z.object({
  name: nameSchema,
  query: savedQuerySchema,
  alert: alertSchema.default('at_once'),
});

/** PATCH /api/v1/saved-searches/{id} */
export const savedSearchEditSchema = z.object({ name: nameSchema, alert: alertSchema }).partial();
export type SavedSearchEdit = z.output<typeof savedSearchEditSchema>;

/** GET /api/v1/saved-searches: all of them, the newest first. */
export const savedSearchesAnswerSchema = answerOf(z.array(savedSearchSchema).max(SAVED_SEARCHES_MAX));
export type SavedSearchesAnswer = z.infer<typeof savedSearchesAnswerSchema>;

/** The saved or changed search. */
export const savedSearchAnswerSchema = confirmedAnswerOf(savedSearchSchema);
export type SavedSearchAnswer = z.infer<typeof savedSearchAnswerSchema>;
