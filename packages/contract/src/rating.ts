import { z } from 'zod';

import { REVIEW_STARS_MAX } from './limits.ts';

/** The mean of the visible reviews about a person, with one decimal, and their number. Decision 072 has the formula. */
export const ratingSchema = z.object({ mean: z.number().min(1).max(REVIEW_STARS_MAX), count: z.int().positive() });
export type Rating = z.infer<typeof ratingSchema>;
