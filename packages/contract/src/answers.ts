import { z } from 'zod';

/** An answer that carries nothing but a sentence for people. */
export const messageAnswerSchema = z.object({ message: z.string() });
export type MessageAnswer = z.infer<typeof messageAnswerSchema>;

/**
 * The envelope of every answer that carries something.
 * @param data the schema of what is carried
 */
export function answerOf<Data extends z.ZodType>(data: Data) {
  return z.object({ message: z.string().optional(), data });
}
