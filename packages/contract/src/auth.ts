import { z } from 'zod';

import { confirmedAnswerOf, messageAnswerSchema } from './answers.ts';
import { EMAIL_MAX, OTP_LENGTH, PASSWORD_MAX } from './limits.ts';
import { ERROR_MESSAGES, VALIDATION } from './texts.ts';
import { typedText } from './typed-text.ts';
import { emailSchema, nameSchema, passwordSchema, userNameSchema, userSchema } from './users.ts';

/**
 * POST /api/signup, product §7. The server checks that both passwords match, product §5. `replaces` is the email of an
 * earlier signup under the same user name: if that account was never activated, the new one takes its place.
 */
export const signupSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  userName: userNameSchema,
  password: passwordSchema,
  confirmPassword: z
    .string(VALIDATION.passwordRequired)
    .min(1, VALIDATION.passwordRequired)
    .max(PASSWORD_MAX, VALIDATION.passwordLength),
  replaces: emailSchema.optional(),
});
export type Signup = z.infer<typeof signupSchema>;

/**
 * The mark of a device that has signed in: 256 random bits in base64url. It opens nothing. With it, the limits on
 * guesses tell the owner's devices from those of strangers.
 */
export const deviceTokenSchema = z.string().regex(/^[\w-]{43}$/);

/**
 * POST /api/login: `userName` takes a user name or an email, `deviceToken` the mark of an earlier sign-in on this
 * device.
 */
export const loginSchema = z.object({
  userName: typedText(VALIDATION.userNameRequired)
    .min(1, VALIDATION.userNameRequired)
    .max(EMAIL_MAX, VALIDATION.userNameLength),
  password: z
    .string(VALIDATION.passwordRequired)
    .min(1, VALIDATION.passwordRequired)
    .max(PASSWORD_MAX, VALIDATION.passwordLength),
  deviceToken: deviceTokenSchema.optional(),
});
/** What a person types to log in. */
export type Login = Omit<z.infer<typeof loginSchema>, 'deviceToken'>;

/** Response of /api/login and /api/google: the user, an opaque bearer token, and the mark for the device to store. */
export const sessionAnswerSchema = confirmedAnswerOf(
  z.object({ user: userSchema, accessToken: z.string().min(40), deviceToken: deviceTokenSchema.optional() }),
);
export type SessionAnswer = z.infer<typeof sessionAnswerSchema>;

/** POST /api/google: the access token that the client received from Google. */
export const googleSchema = z.object({
  access_token: z.string().min(1).max(4096),
  deviceToken: deviceTokenSchema.optional(),
});

/** GET /api/activate?email=&token=. An incomplete link gets the same message as an invalid one. */
export const activateQuerySchema = z.object({
  email: z.string(ERROR_MESSAGES.activation_invalid).max(EMAIL_MAX, ERROR_MESSAGES.activation_invalid),
  token: z.string(ERROR_MESSAGES.activation_invalid).max(128, ERROR_MESSAGES.activation_invalid),
});

/**
 * The token of a link in an email: GET and POST /not-me?token= of the activation email, and /restore?token= of the
 * email about a deleted account.
 */
export const mailedLinkQuerySchema = z.object({
  token: z.string(ERROR_MESSAGES.activation_invalid).max(128, ERROR_MESSAGES.activation_invalid),
});

/** Returns the user name for the following login, only for a valid link. */
export const activateAnswerSchema = confirmedAnswerOf(z.object({ userName: z.string() }));
export type ActivateAnswer = z.infer<typeof activateAnswerSchema>;

/**
 * POST /api/activate/resend: emails a new link if the account awaits activation. The response never says whether it
 * does.
 */
export const resendActivationSchema = z.object({ userName: loginSchema.shape.userName });

/** POST /api/send-otp: `userName` takes a user name or an email. */
export const sendOtpSchema = loginSchema.pick({ userName: true, deviceToken: true });

/** `email` is masked. `refreshToken` is valid only for the reset and never as a session. */
export const sendOtpAnswerSchema = confirmedAnswerOf(z.object({ email: z.string(), refreshToken: z.string() }));
export type SendOtpAnswer = z.infer<typeof sendOtpAnswerSchema>;

/** PUT /api/verify-otp?refreshToken=. The code is not case-sensitive. */
export const verifyOtpQuerySchema = z.object({
  refreshToken: z.string(ERROR_MESSAGES.code_expired).max(200, ERROR_MESSAGES.code_expired),
});
export const verifyOtpSchema = z.object({
  otp: z.string(VALIDATION.codeShape).trim().toUpperCase().length(OTP_LENGTH, VALIDATION.codeShape),
});

/**
 * PUT /api/reset-password?userName=, with the refresh token of the code as bearer token, or as `refreshToken` in the
 * query. `userName` is the text with which the code was requested.
 */
export const resetPasswordQuerySchema = z.object({
  userName: loginSchema.shape.userName,
  refreshToken: z.string().max(200).optional(),
});
export const resetPasswordSchema = z.object({
  newPassword: passwordSchema,
  confirmNewPassword: z
    .string(VALIDATION.passwordRequired)
    .min(1, VALIDATION.passwordRequired)
    .max(PASSWORD_MAX, VALIDATION.passwordLength),
  deviceToken: deviceTokenSchema.optional(),
});
/** The mark for the device to store: the person who resets a password is known at the login that follows. */
export const resetPasswordAnswerSchema = messageAnswerSchema.extend({
  data: z.object({ deviceToken: deviceTokenSchema }).optional(),
});
export type ResetPasswordAnswer = z.infer<typeof resetPasswordAnswerSchema>;
/** What a person types to set a new password. */
export type ResetPassword = Omit<z.infer<typeof resetPasswordSchema>, 'deviceToken'>;
