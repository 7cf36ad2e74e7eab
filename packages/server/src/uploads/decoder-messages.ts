import { errorBodySchema } from '@oja/contract/errors';
import { uploadPresetSchema } from '@oja/contract/uploads';
import { z } from 'zod';

const id = z.number();
const bytes: z.ZodType<Uint8Array> = z.instanceof(Uint8Array);

/** What the server asks of the decoder: the bytes of one upload, and what it is for. */
export const decodingJobSchema = z.object({ id, preset: uploadPresetSchema, source: bytes });
export type DecodingJob = z.infer<typeof decodingJobSchema>;

const pictureSchema = z.object({
  image: z.object({ key: z.string(), width: z.number(), height: z.number() }),
  files: z.array(z.object({ name: z.string(), content: bytes })),
});

/** What comes of it: the encoded picture, a refusal to tell the person, or bytes that no picture came out of. */
export const decodingOutcomeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('encoded'), id, picture: pictureSchema }),
  z.object({ kind: z.literal('refused'), id, refusal: errorBodySchema }),
  z.object({ kind: z.literal('undecodable'), id, reason: z.string() }),
]);
export type DecodingOutcome = z.infer<typeof decodingOutcomeSchema>;
