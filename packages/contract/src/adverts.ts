import { z } from 'zod';

import { idSchema, timestampSchema } from './ids.ts';

export const advertTypeSchema = z.enum(['daily', 'weekly']);
export type AdvertType = z.infer<typeof advertTypeSchema>;

/** The states an advert passes through; who may move it stands with the server's transitions. */
export const advertStateSchema = z.enum(['awaiting_payment', 'active', 'expired', 'cancelled', 'refused']);
export type AdvertState = z.infer<typeof advertStateSchema>;

/** The query of POST /api/v1/posts for an advert; `adsPrice` in naira must be the plan's price (spec §5). */
export const advertQuerySchema = z.object({
  adsType: advertTypeSchema.optional(),
  adsPrice: z.coerce.number().int().optional(),
  referredBy: z.string().trim().max(64).optional(),
});

export const advertSchema = z.object({
  _id: idSchema,
  postId: idSchema,
  adsType: advertTypeSchema,
  adsPrice: z.int().positive(),
  state: advertStateSchema,
  expiresAt: timestampSchema.nullable(),
});
export type Advert = z.infer<typeof advertSchema>;
