import { z } from 'zod';

import { answerOf } from './answers.ts';
import { deviceTokenSchema, loginSchema } from './auth.ts';
import { factorCodeSchema } from './second-factors.ts';
import { VALIDATION } from './texts.ts';

/**
 * POST /api/v1/step-up: the password of the account, or a code: of its authenticator app, a recovery code, or the
 * emailed one where the account has neither a password nor a second factor. It takes one of the two. `deviceToken` is
 * the mark of an earlier sign-in on this device.
 */
export const stepUpSchema = z
  .object({
    password: loginSchema.shape.password.optional(),
    code: factorCodeSchema(VALIDATION.stepUpCodeShape).optional(),
    deviceToken: deviceTokenSchema.optional(),
  })
  .refine(({ password, code }) => (password === undefined) !== (code === undefined), {
    path: ['password'],
    message: VALIDATION.passwordOrCode,
  });
export type StepUp = z.infer<typeof stepUpSchema>;

/** GET /api/v1/step-up: how the account is confirmed. */
export const stepUpWayAnswerSchema = answerOf(
  z.object({
    /** `code` is an emailed code, `factor` a code of the authenticator app or a recovery code. */
    by: z.enum(['password', 'code', 'factor']),
    /** Whether the account has an authenticator app. Its codes are accepted in place of the password too. */
    totp: z.boolean(),
    /** The masked email, to which a code would go. */
    email: z.string(),
  }),
);
export type StepUpWayAnswer = z.infer<typeof stepUpWayAnswerSchema>;
