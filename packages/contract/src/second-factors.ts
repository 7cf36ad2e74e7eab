/** Second factors of a login: an authenticator app (TOTP), passkeys (WebAuthn) and recovery codes, decision 037. */
import { z } from 'zod';

import { answerOf, confirmedAnswerOf } from './answers.ts';
import { deviceTokenSchema } from './auth.ts';
import { errorBodySchema } from './errors.ts';
import { idSchema, timestampSchema } from './ids.ts';
import { PASSKEY_NAME_MAX, RECOVERY_CODE_LENGTH, TOTP_DIGITS } from './limits.ts';
import { VALIDATION } from './texts.ts';
import { typedText } from './typed-text.ts';

/** Bytes in base64url, as WebAuthn's JSON contains them. */
const bytesSchema = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);

/** A passkey that the browser looks for, or must not set up twice. */
const credentialSchema = z.object({
  id: bytesSchema(1400),
  type: z.literal('public-key'),
  transports: z.exactOptional(z.array(z.string().max(32)).max(10)),
});

/** WebAuthn's PublicKeyCredentialRequestOptionsJSON, as the server fills it in. */
export const passkeyRequestSchema = z.object({
  challenge: bytesSchema(64),
  timeout: z.number(),
  rpId: z.string(),
  allowCredentials: z.array(credentialSchema),
  userVerification: z.literal('preferred'),
});
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

/** WebAuthn's PublicKeyCredentialCreationOptionsJSON, as the server fills it in. */
export const passkeyCreationSchema = z.object({
  challenge: bytesSchema(64),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: bytesSchema(100), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: z.array(credentialSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal('discouraged'),
    requireResidentKey: z.literal(false),
    userVerification: z.literal('preferred'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

/**
 * What both answers of a passkey have in common. The server's library checks the rest, so other fields of the
 * browser's answer are dropped.
 */
const passkeyAnswerSchema = z.object({
  id: bytesSchema(1400),
  rawId: bytesSchema(1400),
  type: z.literal('public-key'),
});

/** WebAuthn's AuthenticationResponseJSON. */
export const assertionSchema = passkeyAnswerSchema.extend({
  response: z.object({
    clientDataJSON: bytesSchema(4000),
    authenticatorData: bytesSchema(4000),
    signature: bytesSchema(8000),
  }),
});
export type Assertion = z.infer<typeof assertionSchema>;

/** WebAuthn's RegistrationResponseJSON. */
export const attestationSchema = passkeyAnswerSchema.extend({
  response: z.object({
    clientDataJSON: bytesSchema(4000),
    attestationObject: bytesSchema(20_000),
    transports: z.array(z.string().max(32)).max(10).optional(),
  }),
});
export type Attestation = z.infer<typeof attestationSchema>;

/** What a login continues with: the challenge, and the factors that the account has beside its recovery codes. */
export const loginChallengeSchema = z.object({
  /** Good for 5 minutes and one login. */
  challenge: z.string().regex(/^[\w-]{43}$/),
  /** Whether the account has an authenticator app. */
  totp: z.boolean(),
  /** What to request from the browser; null where the account has no passkey. */
  passkey: passkeyRequestSchema.nullable(),
});
export type LoginChallenge = z.infer<typeof loginChallengeSchema>;

/** The 401 of /api/login and /api/google. `data` is there with the code `second_factor_required` alone. */
export const loginErrorSchema = errorBodySchema.extend({ data: loginChallengeSchema.optional() });
export type LoginError = z.infer<typeof loginErrorSchema>;

/** What people write between the characters of a code. */
const BETWEEN = /[\s-]/g;

/**
 * A code of the authenticator app or a recovery code, in which case, spaces and dashes do not matter.
 * @param message what is wrong with anything else
 */
export const factorCodeSchema = (message: string) =>
  z
    .string(message)
    .max(64, message)
    .overwrite((code) => code.replaceAll(BETWEEN, '').toLowerCase())
    .regex(new RegExp(`^(\\d{${TOTP_DIGITS}}|[a-z\\d]{${RECOVERY_CODE_LENGTH}})$`), message);

/**
 * POST /api/v1/login/second-factor, which answers as /api/login does. It takes either the code or the assertion of a
 * passkey.
 */
export const secondFactorSchema = z
  .object({
    challenge: z.string().max(200),
    code: factorCodeSchema(VALIDATION.secondFactorShape).optional(),
    assertion: assertionSchema.optional(),
    deviceToken: deviceTokenSchema.optional(),
  })
  .refine(({ code, assertion }) => (code === undefined) !== (assertion === undefined), {
    path: ['code'],
    message: VALIDATION.codeOrPasskey,
  });
export type SecondFactor = z.infer<typeof secondFactorSchema>;

export const passkeySchema = z.object({
  _id: idSchema,
  name: z.string(),
  createdAt: timestampSchema,
  lastUsedAt: timestampSchema.nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** GET /api/v1/second-factors. */
export const secondFactorsAnswerSchema = answerOf(
  z.object({
    totp: z.boolean(),
    /** Oldest first. */
    passkeys: z.array(passkeySchema),
    recoveryCodesLeft: z.number().int().min(0),
    /** Whether the viewer is an admin who must set up a factor before the calls of admins. */
    needed: z.boolean(),
  }),
);
export type SecondFactorsAnswer = z.infer<typeof secondFactorsAnswerSchema>;

/** POST /api/v1/second-factors/totp: the secret in base32 and as an otpauth:// address, shown as a QR code. */
export const totpAnswerSchema = answerOf(z.object({ secret: z.string(), uri: z.string() }));
export type TotpAnswer = z.infer<typeof totpAnswerSchema>;

/** POST /api/v1/second-factors/totp/confirm: a code of the app that was just set up. */
export const confirmTotpSchema = z.object({
  code: z
    .string(VALIDATION.totpShape)
    .max(64, VALIDATION.totpShape)
    .overwrite((code) => code.replaceAll(BETWEEN, ''))
    .regex(new RegExp(`^\\d{${TOTP_DIGITS}}$`), VALIDATION.totpShape),
});

/** POST /api/v1/second-factors/passkeys/options. */
export const passkeyOptionsAnswerSchema = answerOf(passkeyCreationSchema);
export type PasskeyOptionsAnswer = z.infer<typeof passkeyOptionsAnswerSchema>;

/** POST /api/v1/second-factors/passkeys. */
export const addPasskeySchema = z.object({
  name: typedText(VALIDATION.passkeyNameRequired)
    .min(1, VALIDATION.passkeyNameRequired)
    .max(PASSKEY_NAME_MAX, VALIDATION.passkeyNameTooLong),
  attestation: attestationSchema,
});
export type AddPasskey = z.infer<typeof addPasskeySchema>;

/** The recovery codes as they are shown, `xxxxx-xxxxx`. They are shown once. */
const recoveryCodesSchema = z.array(z.string());

/** Response to a factor that was set up: recovery codes with the first factor, otherwise null. */
export const factorAddedAnswerSchema = confirmedAnswerOf(z.object({ recoveryCodes: recoveryCodesSchema.nullable() }));
export type FactorAddedAnswer = z.infer<typeof factorAddedAnswerSchema>;

/** POST /api/v1/second-factors/recovery-codes. */
export const recoveryCodesAnswerSchema = confirmedAnswerOf(z.object({ recoveryCodes: recoveryCodesSchema }));
export type RecoveryCodesAnswer = z.infer<typeof recoveryCodesAnswerSchema>;
