import { z } from 'zod';

import { answerOf } from './answers.ts';
import { idSchema, imageUrlSchema, timestampSchema } from './ids.ts';
import { typedText } from './typed-text.ts';

export const advertTypeSchema = z.enum(['daily', 'weekly']);
export type AdvertType = z.infer<typeof advertTypeSchema>;

/** The states an advert passes through; who may move it stands with the server's transitions. */
export const advertStateSchema = z.enum(['awaiting_payment', 'active', 'expired', 'cancelled', 'refused']);
export type AdvertState = z.infer<typeof advertStateSchema>;

/**
 * The query of POST /api/v1/posts for an advert.
 * `adsPrice` in naira must be the plan's price (spec §5), so that nobody pays another price than the one they saw: a
 * wrong or missing one is 400 `price_changed`. Without `adsType` the post is no advert, whatever else is there.
 * `referredBy` is the user name or the id of who brought the vendor here; a name that nobody has, that of an account
 * that is not activated, and the vendor's own earn nothing and are no error: a link with a typing slip still works.
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
  /** Null once the post is gone: an advert takes it along when it ends. */
  postId: idSchema.nullable(),
  adsType: advertTypeSchema,
  /** Naira. */
  adsPrice: z.int().positive(),
  state: advertStateSchema,
  createdAt: timestampSchema,
  paidAt: timestampSchema.nullable(),
  /** Until when an active advert is shown, and until when one that awaits its payment can be paid. */
  expiresAt: timestampSchema,
});
export type Advert = z.infer<typeof advertSchema>;

/** An advert among its owner's, with what its post looks like. */
export const ownAdvertSchema = advertSchema.extend({
  /** Null once the post is gone. `image` is the thumbnail of its first picture. */
  post: z.object({ title: z.string(), image: imageUrlSchema.nullable() }).nullable(),
});
export type OwnAdvert = z.infer<typeof ownAdvertSchema>;

/** GET /api/v1/adverts: one's own, newest first, 30 a page. */
export const advertsQuerySchema = z.object({ cursor: idSchema.optional() });
export const advertsAnswerSchema = answerOf(z.object({ adverts: z.array(ownAdvertSchema), nextCursor: idSchema.nullable() }));
export type AdvertsAnswer = z.infer<typeof advertsAnswerSchema>;

/**
 * POST /api/v1/adverts/{id}/pay, the owner's: a new link to the provider's checkout, for an advert that awaits its
 * payment; it can be paid for 24 hours from then on. An older link stays good; should both be paid, the second payment
 * is put on the payer's wallet.
 */
export const advertPayAnswerSchema = answerOf(z.object({ advert: advertSchema, link: z.url() }));
export type AdvertPayAnswer = z.infer<typeof advertPayAnswerSchema>;

/** DELETE /api/v1/adverts/{id}, the owner's: gives up an advert that awaits its payment; its post is deleted. */
export const advertAnswerSchema = answerOf(z.object({ advert: advertSchema })).extend({ message: z.string() });
export type AdvertAnswer = z.infer<typeof advertAnswerSchema>;
