import { z } from 'zod';

import { answerOf } from './answers.ts';
import { authorSchema } from './author.ts';
import { nextCursorSchema } from './cursor.ts';
import { idSchema, timestampSchema } from './ids.ts';
import { ADDRESS_MAX, APPLICATION_TEXT_MAX, BUSINESS_NAME_MAX, DECLINE_REASON_MAX } from './limits.ts';
import { phoneNumberSchema } from './phone-number.ts';
import { VALIDATION } from './texts.ts';
import { typedText } from './typed-text.ts';

/** POST /api/v1/vendors/applications: what somebody says about their business, where no external form is set up. */
export const vendorApplicationInputSchema = z.object({
  businessName: typedText(VALIDATION.businessNameRequired)
    .min(1, VALIDATION.businessNameRequired)
    .max(BUSINESS_NAME_MAX, VALIDATION.businessNameTooLong),
  goods: typedText(VALIDATION.goodsRequired).min(1, VALIDATION.goodsRequired).max(APPLICATION_TEXT_MAX, VALIDATION.goodsTooLong),
  address: typedText(VALIDATION.addressRequired).min(1, VALIDATION.addressRequired).max(ADDRESS_MAX, VALIDATION.addressTooLong),
  phoneNumber: phoneNumberSchema,
  note: typedText().max(APPLICATION_TEXT_MAX, VALIDATION.noteTooLong).default(''),
});
/** What a form holds before the schema has trimmed and normalised it. */
export type VendorApplicationDraft = z.input<typeof vendorApplicationInputSchema>;
export type VendorApplicationInput = z.output<typeof vendorApplicationInputSchema>;

/**
 * An application as it is kept. A person has one at most: it waits for an admin, and goes when they are verified. One
 * that is declined stays with its reason, so that the person can see it and apply again, which replaces it.
 */
export const vendorApplicationSchema = z.object({
  _id: idSchema,
  businessName: z.string(),
  goods: z.string(),
  address: z.string(),
  /** Ten digits, without country prefix or leading zero. */
  phoneNumber: z.string(),
  note: z.string(),
  state: z.enum(['waiting', 'declined']),
  /** What an admin said when they declined it; empty where they said nothing. */
  reason: z.string(),
  createdAt: timestampSchema,
});
export type VendorApplication = z.infer<typeof vendorApplicationSchema>;

/** POST /api/v1/vendors/applications: the application as it is kept. */
export const applicationSentAnswerSchema = answerOf(vendorApplicationSchema).extend({ message: z.string() });
export type ApplicationSentAnswer = z.infer<typeof applicationSentAnswerSchema>;

/** GET /api/v1/vendors/applications/own: one's own application; null for who has none. */
export const ownApplicationAnswerSchema = answerOf(vendorApplicationSchema.nullable());
export type OwnApplicationAnswer = z.infer<typeof ownApplicationAnswerSchema>;

/** GET /api/v1/vendors/applications?cursor=, admins only: those that wait, newest first; `total` counts all of them. */
export const applicationsAnswerSchema = answerOf(z.array(vendorApplicationSchema.extend({ applicant: authorSchema }))).extend({
  total: z.int().nonnegative(),
  nextCursor: nextCursorSchema,
});
export type ApplicationsAnswer = z.infer<typeof applicationsAnswerSchema>;

/** DELETE /api/v1/vendors/applications/{id}?reason=, admins only: the reason is shown and mailed to the applicant. */
export const declineQuerySchema = z.object({ reason: typedText().max(DECLINE_REASON_MAX, VALIDATION.declineReasonTooLong).default('') });
