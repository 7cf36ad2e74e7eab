import { z } from 'zod';

const TEXT_MAX = 300;

/**
 * The app's Google client, from the server's /config.json. Google requires the secret of an installed app, although it
 * is not confidential.
 */
export const googleClientSchema = z.strictObject({
  id: z.string().min(1).max(TEXT_MAX),
  secret: z.string().min(1).max(TEXT_MAX).nullable(),
});

export type GoogleClient = z.infer<typeof googleClientSchema>;

/** The result of a sign-in in the system's browser. The reason is for the log. */
export type GoogleSignIn =
  | { status: 'signedIn'; accessToken: string }
  /** The user cancelled it or started another one. */
  | { status: 'cancelled' }
  | { status: 'failed'; reason: string };
