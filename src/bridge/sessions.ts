import { z } from 'zod';

const STATE_MAX = 5 * 1024 * 1024;
const TOKEN_MAX = 4096;

/** The session that is stored between starts: an opaque text of the renderer, and the secret access token. */
const sessionSchema = z.strictObject({
  /** JSON of the renderer, at most 5 MB. Main never reads it. */
  state: z.string().max(STATE_MAX),
  /** Stored separately, encrypted with the system's keychain. */
  accessToken: z.string().min(1).max(TOKEN_MAX).nullable(),
});

export type SessionValue = z.infer<typeof sessionSchema>;

/** What `session.save` takes. */
export const sessionToSaveSchema = sessionSchema.extend({
  /**
   * The page could not read the stored state. It is set aside for the app version that wrote it, and never overwritten.
   * Default false.
   */
  setsAside: z.boolean().optional(),
});

/**
 * How long a session lasts: over restarts (`until_sign_out`), or until the app quits because there is no keychain or
 * the disk refuses the file.
 */
export type SessionDuration = 'until_sign_out' | 'no_keychain' | 'disk_refuses';

/**
 * The result of `session.load` (architecture §8). Only 'none' means that nothing is stored. An unreadable session stays
 * on disk unchanged, and loading again asks the keychain again.
 */
export type StoredSessionAnswer =
  | { status: 'none' }
  | { status: 'loaded'; session: SessionValue; lasts: SessionDuration }
  /** The session was written with one keychain and another one answers now; both are named as the system names them. */
  | { status: 'locked'; wroteWith: string; have: string }
  /** Stored when there was no keychain, so the token only lived until the app quit. */
  | { status: 'token_not_stored'; state: string }
  /** Written by a newer version of the app. */
  | { status: 'newer' }
  | { status: 'corrupt' };

/** The result of `session.save`. */
export type SaveOutcome =
  | { status: 'saved'; lasts: SessionDuration }
  /** The stored session could not be read. Only a save with a token, after a new sign-in, may replace it. */
  | { status: 'refused'; because: 'locked' | 'newer' | 'corrupt' };
