import { z } from 'zod';

import { answerOf } from './answers.ts';
import { timestampSchema } from './ids.ts';
import { PHONE_CODE_LENGTH } from './limits.ts';
import { VALIDATION } from './texts.ts';

/** The country prefix with which phone numbers are shown and copied, product §9. */
export const PHONE_PREFIX = '+234';

/**
 * Converts a phone number to its stored form: ten digits without country prefix or leading zero.
 * '0803 123 4567', '+234 803 123 4567', '2348031234567' and '803-123-4567' all return '8031234567'.
 * Returns undefined if the text is not a Nigerian number.
 */
export function normalisePhone(typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s().-]/g, '');
  return /^(?:\+?234|0)?0?([1-9]\d{9})$/.exec(digits)?.[1];
}

/** Formats the stored form of a phone number for display: '8031234567' returns '+234 803 123 4567'. */
export function formatPhone(phone: string): string {
  return `${PHONE_PREFIX} ${phone.replace(/^(\d{3})(\d{3})(\d+)$/, '$1 $2 $3')}`;
}

/** A Nigerian phone number as people type it. The output is its stored form, see normalisePhone. */
export const phoneNumberSchema = z
  .string(VALIDATION.phoneRequired)
  .trim()
  .min(1, VALIDATION.phoneRequired)
  .transform((typed, context) => {
    const phone = normalisePhone(typed);
    if (phone === undefined) context.addIssue({ code: 'custom', message: VALIDATION.phoneShape });
    return phone ?? z.NEVER;
  });

/** POST /api/v1/phone: the Nigerian mobile number that a code is sent to. Other numbers receive no SMS. */
export const phoneRequestSchema = z.object({
  phoneNumber: phoneNumberSchema.refine((phone) => /^[789][01]/.test(phone), VALIDATION.mobileShape),
});
export type PhoneRequest = z.input<typeof phoneRequestSchema>;

/** POST /api/v1/phone/confirm: the code from the SMS. */
export const phoneConfirmationSchema = z.object({
  code: z
    .string(VALIDATION.phoneCodeShape)
    .trim()
    .regex(new RegExp(`^\\d{${PHONE_CODE_LENGTH}}$`), VALIDATION.phoneCodeShape),
});
export type PhoneConfirmation = z.input<typeof phoneConfirmationSchema>;

/**
 * GET /api/v1/phone: the viewer's own number, which nobody else is shown. Numbers have ten digits, as in posts.
 *
 * - `phoneNumber`, `confirmedAt`: the confirmed number, or null.
 * - `pending`: the number that this session requested a code for, while that code can be used; else null.
 */
export const phoneAnswerSchema = answerOf(
  z.object({
    phoneNumber: z.string().nullable(),
    confirmedAt: timestampSchema.nullable(),
    pending: z.object({ phoneNumber: z.string(), expiresAt: timestampSchema }).nullable(),
  }),
);
export type PhoneAnswer = z.infer<typeof phoneAnswerSchema>;
