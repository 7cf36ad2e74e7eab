import { z } from 'zod';

const VERSION = 1;

/** The session as it lies on disk. */
export const sessionRecordSchema = z.strictObject({
  version: z.literal(VERSION),
  state: z.string(),
  secret: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    /** There was a token, and no keychain to keep it. */
    z.strictObject({ kind: z.literal('not_kept') }),
    /** `backend` names the keychain that encrypted it. */
    z.strictObject({ kind: z.literal('encrypted'), backend: z.string(), data: z.base64() }),
  ]),
});

/** Whether a record is of a version that this app does not know yet: somebody went back to an older app. */
export function isNewerRecord(content: unknown): boolean {
  return typeof content === 'object' && content !== null && 'version' in content && typeof content.version === 'number' && content.version > VERSION;
}

export type SessionRecord = z.infer<typeof sessionRecordSchema>;
