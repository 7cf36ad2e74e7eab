import { z } from 'zod';

import { POST_STATUSES, PRICE_POINTS } from './categories.ts';
import { idSchema, imageUrlSchema, timestampSchema } from './ids.ts';

/**
 * The post that a conversation or message is about: its first picture in 320 px and its current price. For a post
 * that was deleted or is hidden, `isAvailable` is false, and all fields except `_id` are null. Of a sold or paused post
 * `isAvailable` is false too, for clients that do not know `status`. Earlier releases send neither `status` nor
 * `vendorId`.
 */
export const sharedPostSchema = z.object({
  _id: idSchema,
  title: z.string().nullable(),
  picture: imageUrlSchema.nullable(),
  /** Naira, with at most two decimals. */
  price: z.number().nonnegative().nullable(),
  pricePoint: z.enum(PRICE_POINTS).nullable(),
  isAvailable: z.boolean(),
  status: z.enum(POST_STATUSES).optional(),
  vendorId: idSchema.optional(),
  /** When its vendor last showed it, if that was today in Lagos: see showsToday. Missing otherwise. */
  seenToday: timestampSchema.optional(),
});
export type SharedPost = z.infer<typeof sharedPostSchema>;
