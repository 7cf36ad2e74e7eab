import { z } from 'zod';

import { idSchema, imageUrlSchema } from './ids.ts';

/**
 * The message of the same conversation that a message answers, in its current state.
 * - `text`: its first line, at most QUOTE_MAX characters; empty for a picture without a text.
 * - `picture`: its picture in 128 px.
 * - A deleted message has `isDeleted`, an empty text and no picture.
 */
export const quotedMessageSchema = z.object({
  _id: idSchema,
  sender: z.object({ _id: idSchema }),
  text: z.string(),
  picture: imageUrlSchema.nullable(),
  isDeleted: z.boolean(),
});
export type QuotedMessage = z.infer<typeof quotedMessageSchema>;
