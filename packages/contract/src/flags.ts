import { z } from 'zod';

import { answerOf } from './answers.ts';
import { authorSchema } from './author.ts';
import { FLAG_REASONS } from './categories.ts';
import { idSchema, timestampSchema } from './ids.ts';
import { VALIDATION } from './texts.ts';
import { typedText } from './typed-text.ts';

/** POST /api/v1/posts/flag */
export const flagInputSchema = z.object({
  postTitle: typedText().max(200),
  postId: idSchema,
  flagReason: z.enum(FLAG_REASONS, VALIDATION.flagReasonRequired),
});
export type FlagInput = z.infer<typeof flagInputSchema>;

export const flagSchema = flagInputSchema.extend({ _id: idSchema, createdAt: timestampSchema, reporter: authorSchema });
export type Flag = z.infer<typeof flagSchema>;

/** GET /api/v1/posts/flag, admins only. */
export const flagsAnswerSchema = answerOf(z.array(flagSchema));
