import { z } from 'zod';

import { answerOf } from './answers.ts';
import { timestampSchema } from './ids.ts';
import { PHONE_CODE_LENGTH } from './limits.ts';
import { isMobilePhone } from './mobile-phone.ts';
import { phoneNumberSchema } from './phone.ts';
import { VALIDATION } from './texts.ts';

/** POST /api/v1/phone: the Nigerian mobile number that a code is sent to. Other numbers receive no SMS. */
export const phoneRequestSchema = z.object({
  phoneNumber: phoneNumberSchema.refine(isMobilePhone, VALIDATION.mobileShape),
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
