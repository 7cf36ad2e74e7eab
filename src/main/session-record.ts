import { z } from 'zod';

/** The session as it lies on disk. */
export const sessionRecordSchema = z.strictObject({
  version: z.literal(1),
  state: z.string(),
  secret: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    /** There was a token, and no keychain to keep it. */
    z.strictObject({ kind: z.literal('not_kept') }),
    /** `backend` names the keychain that encrypted it. */
    z.strictObject({ kind: z.literal('encrypted'), backend: z.string(), data: z.base64() }),
  ]),
});

export type SessionRecord = z.infer<typeof sessionRecordSchema>;
