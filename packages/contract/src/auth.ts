import { z } from 'zod';

import { answerOf } from './answers.ts';
import { EMAIL_MAX, OTP_LENGTH, PASSWORD_MAX } from './limits.ts';
import { REFUSALS, VALIDATION } from './texts.ts';
import { typedText } from './typed-text.ts';
import { emailSchema, nameSchema, passwordSchema, userNameSchema, userSchema } from './users.ts';

/** POST /api/signup, spec §7. That both passwords agree is checked by the server, as spec §5 says. */
export const signupSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  userName: userNameSchema,
  password: passwordSchema,
  confirmPassword: z.string(VALIDATION.passwordRequired).min(1, VALIDATION.passwordRequired).max(PASSWORD_MAX, VALIDATION.passwordLength),
});
export type Signup = z.infer<typeof signupSchema>;

/** POST /api/login: `userName` takes a user name or an e-mail. */
export const loginSchema = z.object({
  userName: typedText(VALIDATION.userNameRequired).min(1, VALIDATION.userNameRequired).max(EMAIL_MAX, VALIDATION.userNameLength),
  password: z.string(VALIDATION.passwordRequired).min(1, VALIDATION.passwordRequired).max(PASSWORD_MAX, VALIDATION.passwordLength),
});
export type Login = z.infer<typeof loginSchema>;

/** Answer of /api/login and /api/google: the user and an opaque bearer token. */
export const sessionAnswerSchema = answerOf(z.object({ user: userSchema, accessToken: z.string().min(40) }));
export type SessionAnswer = z.infer<typeof sessionAnswerSchema>;

/** POST /api/google: the access token that Google gave the client. */
export const googleSchema = z.object({ access_token: z.string().min(1).max(4096) });

/** GET /api/activate?email=&token=; a link that lost a part on its way is told like any other dead link. */
export const activateQuerySchema = z.object({
  email: z.string(REFUSALS.activation_invalid).max(EMAIL_MAX, REFUSALS.activation_invalid),
  token: z.string(REFUSALS.activation_invalid).max(128, REFUSALS.activation_invalid),
});

/** POST /api/activate/resend: mails a new link if the account waits for one; the answer never tells which. */
export const resendActivationSchema = z.object({ userName: loginSchema.shape.userName });

/** POST /api/send-otp: `userName` takes a user name or an e-mail. */
export const sendOtpSchema = z.object({ userName: loginSchema.shape.userName });

/** `email` is masked; `refreshToken` is good for the reset alone, never as a session. */
export const sendOtpAnswerSchema = answerOf(z.object({ email: z.string(), refreshToken: z.string() }));
export type SendOtpAnswer = z.infer<typeof sendOtpAnswerSchema>;

/** PUT /api/verify-otp?refreshToken=; the case in which the code is typed does not matter. */
export const verifyOtpQuerySchema = z.object({ refreshToken: z.string(REFUSALS.code_expired).max(200, REFUSALS.code_expired) });
export const verifyOtpSchema = z.object({ otp: z.string(VALIDATION.codeShape).trim().toUpperCase().length(OTP_LENGTH, VALIDATION.codeShape) });

/**
 * PUT /api/reset-password?userName=, with the refresh token of the code as bearer, or as `refreshToken` in the query.
 * `userName` is what was typed to ask for the code.
 */
export const resetPasswordQuerySchema = z.object({
  userName: loginSchema.shape.userName,
  refreshToken: z.string().max(200).optional(),
});
export const resetPasswordSchema = z.object({
  newPassword: passwordSchema,
  confirmNewPassword: z.string(VALIDATION.passwordRequired).min(1, VALIDATION.passwordRequired).max(PASSWORD_MAX, VALIDATION.passwordLength),
});
export type ResetPassword = z.infer<typeof resetPasswordSchema>;
