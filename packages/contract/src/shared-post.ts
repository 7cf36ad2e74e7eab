import { z } from 'zod';

import { PRICE_POINTS } from './categories.ts';
import { idSchema, imageUrlSchema } from './ids.ts';

/**
 * A post as a conversation shows it that is about it: its first picture, small, and what it costs as of now. Of one that
 * was deleted, or is hidden from others, there is the `_id` alone: `isAvailable` is false, and all else is null.
 */
export const sharedPostSchema = z.object({
  _id: idSchema,
  title: z.string().nullable(),
  picture: imageUrlSchema.nullable(),
  /** Naira, with at most two decimals. */
  price: z.number().nonnegative().nullable(),
  pricePoint: z.enum(PRICE_POINTS).nullable(),
  isAvailable: z.boolean(),
});
export type SharedPost = z.infer<typeof sharedPostSchema>;
