import { z } from 'zod';

import { answerOf, confirmedAnswerOf } from './answers.ts';
import { idSchema, imageUrlSchema, timestampSchema } from './ids.ts';
import { typedText } from './typed-text.ts';

export const advertTypeSchema = z.enum(['daily', 'weekly']);
export type AdvertType = z.infer<typeof advertTypeSchema>;

/** The states of an advert. The server's transitions define who may change them. */
export const advertStateSchema = z.enum(['awaiting_payment', 'active', 'expired', 'cancelled', 'refused']);
export type AdvertState = z.infer<typeof advertStateSchema>;

/**
 * The query of POST /api/v1/posts for an advert.
 * - `adsType`: the plan. Without it the post is not an advert, and the other two are ignored.
 * - `adsPrice`: the plan's price in naira, product §5. A wrong or missing price is 400 `price_changed`, so that vendors
 *   pay the price that they saw.
 * - `referredBy`: the user name or id of the person who referred the vendor. Unknown names, accounts that are not
 *   activated and the vendor's own name earn nothing and are not an error, so that a link with a typing error works.
 */
export const advertQuerySchema = z.object({
  adsType: advertTypeSchema.optional(),
  adsPrice: z.coerce.number().int().optional(),
  referredBy: typedText().max(64).optional(),
});
export type AdvertQuery = z.infer<typeof advertQuerySchema>;

/** An advert as its owner sees it. */
export const advertSchema = z.object({
  _id: idSchema,
  /** Null after the post was deleted, which happens when the advert ends. */
  postId: idSchema.nullable(),
  adsType: advertTypeSchema,
  /** Naira. */
  adsPrice: z.int().positive(),
  state: advertStateSchema,
  createdAt: timestampSchema,
  paidAt: timestampSchema.nullable(),
  /** When an active advert stops being shown, or when one that awaits payment can no longer be paid. */
  expiresAt: timestampSchema,
});
export type Advert = z.infer<typeof advertSchema>;

/** An advert in its owner's list, with a preview of its post. */
export const ownAdvertSchema = advertSchema.extend({
  /** Null after the post was deleted. `image` is its first picture in 320 px. */
  post: z.object({ title: z.string(), image: imageUrlSchema.nullable() }).nullable(),
});
export type OwnAdvert = z.infer<typeof ownAdvertSchema>;

/** GET /api/v1/adverts: the viewer's own adverts, newest first, 30 a page. */
export const advertsQuerySchema = z.object({ cursor: idSchema.optional() });
export const advertsAnswerSchema = answerOf(
  z.object({ adverts: z.array(ownAdvertSchema), nextCursor: idSchema.nullable() }),
);
export type AdvertsAnswer = z.infer<typeof advertsAnswerSchema>;

/**
 * POST /api/v1/adverts/{id}/pay, owner only: creates a new link to the provider's checkout for an advert that awaits
 * its payment. The advert can be paid for 24 hours from then on. Older links stay valid; if several are paid, the
 * payer's wallet receives all payments after the first.
 */
export const advertPayAnswerSchema = answerOf(z.object({ advert: advertSchema, link: z.url() }));
export type AdvertPayAnswer = z.infer<typeof advertPayAnswerSchema>;

/** DELETE /api/v1/adverts/{id}, owner only: cancels an advert that awaits its payment, and deletes its post. */
export const advertAnswerSchema = confirmedAnswerOf(z.object({ advert: advertSchema }));
export type AdvertAnswer = z.infer<typeof advertAnswerSchema>;
