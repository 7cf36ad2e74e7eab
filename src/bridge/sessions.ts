import { z } from 'zod';

const STATE_MAX = 5 * 1024 * 1024;
const TOKEN_MAX = 4096;

/** What the renderer keeps between starts: an opaque text of its own, and the one part that is secret. */
const sessionSchema = z.strictObject({
  /** JSON of the renderer's choosing, at most 5 MB; main never looks inside. */
  state: z.string().max(STATE_MAX),
  /** Kept apart and encrypted with the system's keychain. */
  accessToken: z.string().min(1).max(TOKEN_MAX).nullable(),
});

export type SessionValue = z.infer<typeof sessionSchema>;

/** What `session.save` takes. */
export const savedSessionSchema = sessionSchema.extend({
  /** The page could not read the state that lies there: it is set aside, for the app that wrote it, and never overwritten. Default false. */
  setsAside: z.boolean().optional(),
});

/** How long a session is kept: over restarts, or until the app ends, for want of a keychain or because the disk does not take it. */
export type SessionLasts = 'kept' | 'no_keychain' | 'disk_refuses';

/**
 * What `session.load` found (design §8). Nothing but 'none' means that nothing is stored: whatever could not be read is
 * still there, untouched, and loading again asks the keychain again.
 */
export type LoadedSession =
  | { status: 'none' }
  | { status: 'loaded'; session: SessionValue; lasts: SessionLasts }
  /** Written with one keychain, `have` is the one that answers now; both by the name the system gives them. */
  | { status: 'locked'; wroteWith: string; have: string }
  /** Stored at a time when no keychain was there, so that the token lived only until the app ended. */
  | { status: 'token_not_kept'; state: string }
  /** Written by a newer version of the app than this one. */
  | { status: 'newer' }
  | { status: 'corrupt' };

/** What became of `session.save`. */
export type SavedSession =
  | { status: 'saved'; lasts: SessionLasts }
  /** What is stored could not be read, and a save without a token (nobody has signed in afresh) may not replace it. */
  | { status: 'refused'; because: 'locked' | 'newer' | 'corrupt' };
