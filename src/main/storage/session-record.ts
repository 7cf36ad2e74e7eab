import { z } from 'zod';

const VERSION = 1;

/** The session as it is stored on disk. */
export const sessionRecordSchema = z.strictObject({
  version: z.literal(VERSION),
  state: z.string(),
  secret: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    /** There was a token, and no keychain to store it in. */
    z.strictObject({ kind: z.literal('not_stored') }),
    /** `backend` names the keychain that encrypted the token. */
    z.strictObject({ kind: z.literal('encrypted'), backend: z.string(), data: z.base64() }),
  ]),
});

/** Whether a record was written by a newer app version, because the user went back to an older one. */
export function isNewerRecord(content: unknown): boolean {
  return (
    typeof content === 'object' &&
    content !== null &&
    'version' in content &&
    typeof content.version === 'number' &&
    content.version > VERSION
  );
}

export type SessionFileContent = z.infer<typeof sessionRecordSchema>;
