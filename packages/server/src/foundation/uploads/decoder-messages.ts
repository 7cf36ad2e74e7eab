import { errorBodySchema } from '@oja/contract/errors';
import { uploadPresetSchema } from '@oja/contract/uploads';
import { z } from 'zod';

const id = z.number();
const bytes: z.ZodType<Uint8Array> = z.instanceof(Uint8Array);

/** The server's message to the decoder: the bytes of one upload, and its purpose. */
export const decodingJobSchema = z.object({ id, preset: uploadPresetSchema, source: bytes });
export type DecodingJob = z.infer<typeof decodingJobSchema>;

const pictureSchema = z.object({
  image: z.object({ key: z.string(), width: z.number(), height: z.number(), blur: z.string().nullable() }),
  content: bytes,
});

/** The decoder's answer: the encoded picture, an error for the person, or bytes that could not be decoded. */
export const decodingOutcomeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('encoded'), id, picture: pictureSchema }),
  z.object({ kind: z.literal('refused'), id, error: errorBodySchema }),
  z.object({ kind: z.literal('undecodable'), id, reason: z.string() }),
]);
export type DecodingOutcome = z.infer<typeof decodingOutcomeSchema>;
