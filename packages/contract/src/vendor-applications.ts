import { z } from 'zod';

import { answerOf, confirmedAnswerOf } from './answers.ts';
import { authorSchema } from './author.ts';
import { nextCursorSchema } from './cursor.ts';
import { idSchema, timestampSchema } from './ids.ts';
import { ADDRESS_MAX, APPLICATION_TEXT_MAX, BUSINESS_NAME_MAX, DECLINE_REASON_MAX } from './limits.ts';
import { phoneNumberSchema } from './phone.ts';
import { VALIDATION } from './texts.ts';
import { typedText } from './typed-text.ts';

/** POST /api/v1/vendors/applications: an application for verification, used if no external form is configured. */
export const vendorApplicationInputSchema = z.object({
  businessName: typedText(VALIDATION.businessNameRequired)
    .min(1, VALIDATION.businessNameRequired)
    .max(BUSINESS_NAME_MAX, VALIDATION.businessNameTooLong),
  goods: typedText(VALIDATION.goodsRequired)
    .min(1, VALIDATION.goodsRequired)
    .max(APPLICATION_TEXT_MAX, VALIDATION.goodsTooLong),
  address: typedText(VALIDATION.addressRequired)
    .min(1, VALIDATION.addressRequired)
    .max(ADDRESS_MAX, VALIDATION.addressTooLong),
  phoneNumber: phoneNumberSchema,
  note: typedText().max(APPLICATION_TEXT_MAX, VALIDATION.noteTooLong).default(''),
});
/** The values of the form before the schema trims and normalises them. */
export type VendorApplicationDraft = z.input<typeof vendorApplicationInputSchema>;
export type VendorApplicationInput = z.output<typeof vendorApplicationInputSchema>;

/**
 * A stored application. Each person has at most one. It waits for an admin and is deleted when the person is verified.
 * A declined application stays with its reason, so that the person can read it; a new application replaces it.
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
  /** The admin's reason for declining, or empty. */
  reason: z.string(),
  createdAt: timestampSchema,
});
export type VendorApplication = z.infer<typeof vendorApplicationSchema>;

/** POST /api/v1/vendors/applications: the stored application. */
export const applicationSentAnswerSchema = confirmedAnswerOf(vendorApplicationSchema);
export type ApplicationSentAnswer = z.infer<typeof applicationSentAnswerSchema>;

/** GET /api/v1/vendors/applications/own: the viewer's own application, or null. */
export const ownApplicationAnswerSchema = answerOf(vendorApplicationSchema.nullable());
export type OwnApplicationAnswer = z.infer<typeof ownApplicationAnswerSchema>;

/**
 * GET /api/v1/vendors/applications?cursor=, admins only: the waiting applications, newest first. `total` counts all of
 * them.
 */
export const applicationsAnswerSchema = answerOf(
  z.array(vendorApplicationSchema.extend({ applicant: authorSchema })),
).extend({
  total: z.int().nonnegative(),
  nextCursor: nextCursorSchema,
});
export type ApplicationsAnswer = z.infer<typeof applicationsAnswerSchema>;

/**
 * DELETE /api/v1/vendors/applications/{id}?reason=, admins only: declines it. The applicant sees the reason and gets it
 * by email.
 */
export const declineQuerySchema = z.object({
  reason: typedText().max(DECLINE_REASON_MAX, VALIDATION.declineReasonTooLong).default(''),
});
