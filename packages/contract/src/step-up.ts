import { z } from 'zod';

import { answerOf } from './answers.ts';
import { deviceTokenSchema, loginSchema } from './auth.ts';
import { assertionSchema, factorCodeSchema, passkeyRequestSchema } from './second-factors.ts';
import { VALIDATION } from './texts.ts';

/**
 * POST /api/v1/step-up: the password of the account; or a code: of its authenticator app, a recovery code, or the
 * emailed one where the account has neither a password nor a second factor; or the assertion of a passkey, for the
 * request of POST /api/v1/step-up/passkey. It takes one of the three. `deviceToken` is the mark of an earlier sign-in
 * on this device.
 */
export const stepUpSchema = z
  .object({
    password: loginSchema.shape.password.optional(),
    code: factorCodeSchema(VALIDATION.stepUpCodeShape).optional(),
    assertion: assertionSchema.optional(),
    deviceToken: deviceTokenSchema.optional(),
  })
  .refine((body) => [body.password, body.code, body.assertion].filter((proof) => proof !== undefined).length === 1, {
    path: ['password'],
    message: VALIDATION.oneProof,
  });
export type StepUp = z.infer<typeof stepUpSchema>;

/** GET /api/v1/step-up: how the account is confirmed. */
export const stepUpWayAnswerSchema = answerOf(
  z.object({
    /** `code` is an emailed code, `factor` the app, a passkey or a recovery code. */
    by: z.enum(['password', 'code', 'factor']),
    /** Whether the account has an authenticator app. Its codes are accepted in place of the password too. */
    totp: z.boolean(),
    /** Whether the account has a passkey. It is accepted in place of the password too. */
    passkey: z.boolean(),
    /** The masked email, to which a code would go. */
    email: z.string(),
  }),
);
export type StepUpWayAnswer = z.infer<typeof stepUpWayAnswerSchema>;

/** POST /api/v1/step-up/passkey: what to request from the browser. */
export const stepUpPasskeyAnswerSchema = answerOf(passkeyRequestSchema);
export type StepUpPasskeyAnswer = z.infer<typeof stepUpPasskeyAnswerSchema>;
