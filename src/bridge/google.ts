import { z } from 'zod';

const TEXT_MAX = 300;

/** The app as Google knows it, from the server's /config.json. The secret of an installed app is none, but Google asks for it. */
export const googleClientSchema = z.strictObject({
  id: z.string().min(1).max(TEXT_MAX),
  secret: z.string().min(1).max(TEXT_MAX).nullable(),
});

export type GoogleClient = z.infer<typeof googleClientSchema>;

/** How a sign-in in the system's browser ended. The reason is for the log. */
export type GoogleSignIn =
  | { status: 'signedIn'; accessToken: string }
  /** On the person's word, or because they began anew. */
  | { status: 'cancelled' }
  | { status: 'failed'; reason: string };
