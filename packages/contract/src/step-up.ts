import { z } from 'zod';

import { answerOf } from './answers.ts';
import { loginSchema } from './auth.ts';
import { STEP_UP_CODE_LENGTH } from './limits.ts';
import { VALIDATION } from './texts.ts';

/**
 * POST /api/v1/step-up: the password of the account, or the digits that were emailed to an account without one. It
 * takes one of the two.
 */
export const stepUpSchema = z
  .object({
    password: loginSchema.shape.password.optional(),
    code: z
      .string(VALIDATION.stepUpCodeShape)
      .trim()
      .regex(new RegExp(`^\\d{${STEP_UP_CODE_LENGTH}}$`), VALIDATION.stepUpCodeShape)
      .optional(),
  })
  .refine(({ password, code }) => (password === undefined) !== (code === undefined), {
    path: ['password'],
    message: VALIDATION.passwordOrCode,
  });
export type StepUp = z.infer<typeof stepUpSchema>;

/** GET /api/v1/step-up: how the account is confirmed, and its masked email, to which a code would go. */
export const stepUpWayAnswerSchema = answerOf(z.object({ by: z.enum(['password', 'code']), email: z.string() }));
export type StepUpWayAnswer = z.infer<typeof stepUpWayAnswerSchema>;
